import { pick } from '../saveOver.ts';
import type { FtpSave, FtpSettings } from './ftpOf.ts';

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
export type FtpName = (typeof FTP_NAMES)[number];

/** The settings as the form holds them: the password is empty until another one is typed. */
export type FtpDraft = Record<FtpName, unknown>;

export const draftOf = (stored: FtpSettings): FtpDraft => ({
  ...pick(stored, FTP_NAMES),
  ftp_pass: '',
});

/** As they are sent: numbers that are missing keep the server's own, texts without blanks around them. */
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

/** What was changed; nothing else is sent. */
export const changesOf = (seen: FtpSettings, typed: Partial<FtpDraft>): FtpSave => {
  const sent = sentOf(pick(typed, FTP_NAMES));
  return pick(
    sent,
    FTP_NAMES.filter((name) => name in sent && sent[name] !== seen[name]),
  );
};
