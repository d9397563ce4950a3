import type { ResponseOf, SentBody } from '@turntable/declare/contract/call.ts';
import { useTranslate } from 'react-admin';
import { adminFtp, ftp } from '../../../contract/ftpExport/calls.ts';
import { companyCalls } from '../../api/companyCalls.ts';
import { mayCall } from '../../api/roleCalls.ts';
import { pick } from '../saveOver.ts';

export type FtpSettings = ResponseOf<typeof ftp.one>['data'];
export type FtpSave = SentBody<typeof ftp.save>;

/**
 * Calls for a company's FTP settings; without an id those of the user's own company. `maySave` follows the contract. Each throws ApiError.
 */
export const ftpOf = (company?: number) => {
  const call = companyCalls(ftp, adminFtp, company);
  return {
    maySave: mayCall((company === undefined ? ftp : adminFtp).save),
    read: async () => (await call('one')).data,
    save: async (body: FtpSave) => (await call('save', { body })).data,
    test: async (body: FtpSave) => (await call('test', { body })).data,
  };
};

export const FTP_NAMES = [
  'ftp_host',
  'ftp_port',
  'ftp_security',
  'ftp_user',
  'ftp_pass',
  'ftp_dir',
  'dir_name',
  'initial_name',
  'initial_index',
  'send_photos',
  'format',
  'quality',
  'clean_variant',
  'save_originals',
  'store_as_zip',
  'get_cars_from_ftp',
] as const satisfies readonly (keyof FtpSettings)[];
type FtpName = (typeof FTP_NAMES)[number];

/** The settings as form values: the password is empty until a new one is typed. */
export type FtpDraft = Record<FtpName, unknown>;

export const draftOf = (stored: FtpSettings): FtpDraft => ({
  ...pick(stored, FTP_NAMES),
  ftp_pass: '',
});

/** Returns the settings to send: missing numbers keep the server's values, texts are trimmed. */
export const sentOf = (typed: Partial<FtpDraft>): FtpSave => {
  const sent = Object.entries(typed).map(
    ([name, value]) => [name, value === null ? emptyOf(name) : trimmed(value)] as const,
  );
  return Object.fromEntries(
    sent.filter(([name, value]) => value !== undefined && !(name === 'ftp_pass' && value === '')),
  );
};

const NUMBERS: readonly string[] = ['initial_index', 'quality'] satisfies FtpName[];
const emptyOf = (name: string) =>
  name === 'ftp_port' ? null : NUMBERS.includes(name) ? undefined : '';
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** Returns the changed settings; only these are sent. */
export const changesOf = (seen: FtpSettings, typed: Partial<FtpDraft>): FtpSave => {
  const sent = sentOf(pick(typed, FTP_NAMES));
  return pick(
    sent,
    FTP_NAMES.filter((name) => name in sent && sent[name] !== seen[name]),
  );
};

/** The settings that are switches. */
export const FLAGS = [
  'send_photos',
  'save_originals',
  'store_as_zip',
  'get_cars_from_ftp',
] as const satisfies readonly FtpName[];

/** The settings with choices. */
const CHOICES = {
  ftp_security: ['none', 'explicit', 'implicit'],
  format: ['jpeg', 'png', 'webp'],
  clean_variant: ['no', 'beside', 'instead'],
} as const satisfies { [Name in FtpName]?: readonly FtpSettings[Name][] };

/** Returns a setting's choices for an input. */
export const choicesOf = (name: keyof typeof CHOICES) =>
  CHOICES[name].map((id) => ({ id, name: `ftp.choices.${name}.${id}` }));

/** Returns a setting's value as text. */
export const useValueText = () => {
  const translate = useTranslate();
  return (name: FtpName, value: unknown): string => {
    if (FLAGS.some((flag) => flag === name))
      return translate(value === 1 ? 'ra.boolean.true' : 'ra.boolean.false');
    if (name in CHOICES) return translate(`ftp.choices.${name}.${value}`);
    return value === null || value === undefined || value === '' ? '–' : String(value);
  };
};
