import { useTranslate } from 'ra-core';
import type { FtpName } from './ftpDraft.ts';

const FLAGS: readonly string[] = [
  'send_photos',
  'save_originals',
  'store_as_zip',
  'get_cars_from_ftp',
] satisfies FtpName[];
const CHOICES: readonly string[] = ['ftp_security', 'clean_variant', 'format'] satisfies FtpName[];

/** A setting's value in words. */
export const useSaidValue = () => {
  const translate = useTranslate();
  return (name: FtpName, value: unknown): string => {
    if (FLAGS.includes(name))
      return translate(value === 1 ? 'ra.boolean.true' : 'ra.boolean.false');
    if (CHOICES.includes(name)) return translate(`ftp.choices.${name}.${value}`);
    return value === null || value === undefined || value === '' ? '–' : String(value);
  };
};
