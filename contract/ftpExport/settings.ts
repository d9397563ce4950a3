import { line } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { z } from 'zod';
import { unknownFields } from './fileNames.ts';

const ExportFormat = z.enum(['jpeg', 'png', 'webp']);
/** Plain FTP, explicit FTPS (AUTH TLS), implicit FTPS. */
export const FtpSecurity = z.enum(['none', 'explicit', 'implicit']);
export type FtpSecurity = z.infer<typeof FtpSecurity>;
/** Whether pictures without logo and banner are sent: not at all, in an additional folder, or instead of the others. */
const CleanVariant = z.enum(['no', 'beside', 'instead']);

/** FTP settings for finished pictures. `ftp_pass` is a placeholder in responses, never the password (specification, chapter 9). */
export const FtpSettings = z.strictObject({
  get_cars_from_ftp: flag,
  ftp_host: line(253),
  ftp_user: line(120),
  ftp_pass: z.string().max(256),
  ftp_dir: line(500),
  send_photos: flag.describe('1: send finished vehicles automatically'),
  save_originals: flag.describe('1: send the original photos too'),
  store_as_zip: flag.describe('1: send one ZIP per vehicle'),
  dir_name: line(200).describe(
    'template of the folder inside ftp_dir, with placeholders such as {vin}',
  ),
  initial_name: line(200).describe('template of file names, with placeholders such as {vin}'),
  initial_index: z.int().min(0).max(99_999),
  format: ExportFormat,
});
export type FtpSettings = z.infer<typeof FtpSettings>;

/** The settings on their own page: those of the specification, and more that servers need. */
export const FtpExport = z.strictObject({
  ...FtpSettings.shape,
  ftp_port: z
    .int()
    .min(1)
    .max(65_535)
    .nullable()
    .describe('null: the standard port, 21, or 990 for implicit FTPS'),
  ftp_security: FtpSecurity,
  quality: z.int().min(40).max(100).describe('quality of JPEG and WebP'),
  clean_variant: CleanVariant,
  version: z.int().positive(),
});
export type FtpExport = z.infer<typeof FtpExport>;

const template = line(200).refine((text) => unknownFields(text).length === 0, 'unknown_name_field');
const HOST = /^(?:ftps?:\/\/)?[a-z0-9.-]+(?::(\d{1,5}))?\/?$/i;
const isHost = (text: string): boolean => {
  const parts = HOST.exec(text);
  const port = Number(parts?.[1] ?? 1);
  return parts !== null && port >= 1 && port <= 65_535;
};
/** A name or an IPv4 address, optionally with `ftps://` before it and `:port` after it. */
const host = line(253).refine((text) => text === '' || isHost(text), 'ftp_not_a_host');

/** A save: only changes. An omitted password, or the placeholder, keeps the stored one. */
export const FtpExportSave = z
  .strictObject({
    ...FtpExport.shape,
    ftp_host: host,
    ftp_pass: z
      .string()
      .max(256)
      .regex(/^\P{Cc}*$/u, 'line_break'),
    dir_name: template,
    initial_name: template,
  })
  .partial();
export type FtpExportSave = z.infer<typeof FtpExportSave>;

/** Steps of a connection test. */
export const FtpStep = z.enum([
  'connect',
  'encrypt',
  'sign_in',
  'directory',
  'write',
  'read',
  'remove',
]);
export type FtpStep = z.infer<typeof FtpStep>;

/** Problems of a server that its company can solve. */
export const FtpProblem = z.enum([
  'name_not_found',
  'private_network',
  'port_not_allowed',
  'refused',
  'unreachable',
  'timeout',
  'no_tls',
  'tls_required',
  'certificate',
  'wrong_password',
  'no_directory',
  'no_permission',
  'no_space',
  'passive_blocked',
  'changed_content',
  'connection_lost',
  'other',
]);
export type FtpProblem = z.infer<typeof FtpProblem>;

/** The result of a connection test; `message` is in the language of the request. */
export const FtpTrial = z.strictObject({
  ok: flag,
  step: FtpStep,
  problem: FtpProblem.nullable(),
  message: z.string(),
});
export type FtpTrial = z.infer<typeof FtpTrial>;
