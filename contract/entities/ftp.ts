import { z } from 'zod';
import { line } from '../fields.ts';
import { flag } from '../flag.ts';

export const ExportFormat = z.enum(['jpeg', 'png', 'webp']);

/** Where and how finished pictures leave. `ftp_pass` is a placeholder in answers, never the password (specification, chapter 9). */
export const FtpSettings = z.strictObject({
  get_cars_from_ftp: flag,
  ftp_host: line(253),
  ftp_user: line(120),
  ftp_pass: z.string().max(256),
  ftp_dir: line(500),
  send_photos: flag,
  save_originals: flag,
  store_as_zip: flag,
  dir_name: line(200),
  initial_name: line(200),
  initial_index: z.int().min(0).max(99_999),
  format: ExportFormat,
});
export type FtpSettings = z.infer<typeof FtpSettings>;
