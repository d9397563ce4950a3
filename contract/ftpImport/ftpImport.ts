import { id, line, timestamp } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { z } from 'zod';
import { FtpProblem } from '../ftpExport/settings.ts';
import { CarFields } from '../vehicles/vehicle.ts';

/** The fields of a vehicle that a list may have: all that users fill in. */
export const FeedField = CarFields.keyof();
export type FeedField = z.infer<typeof FeedField>;

/** Field → header of its column, for lists with unknown headers. Empty: ignore the field, even if a header matches. */
export const FeedMapping = z.partialRecord(FeedField, line(100));
export type FeedMapping = z.infer<typeof FeedMapping>;

export const ImportState = z.enum(['waiting', 'running', 'done', 'failed']);
export type ImportState = z.infer<typeof ImportState>;

/** Reasons for a refusal: the server's texts `ftp_…`, `import_…` and `photo_…`. */
export const ImportReason = z.enum([
  ...FtpProblem.options.map((problem) => `ftp_${problem}` as const),
  'import_too_many_entries',
  'import_time_is_up',
  'import_interrupted',
  'import_failed',
  'import_unsafe_name',
  'import_long_name',
  'import_link',
  'import_unreadable_line',
  'import_incomplete',
  'import_too_many_pictures',
  'import_feed_too_large',
  'import_feed_unreadable',
  'import_feed_without_key',
  'extra_photos_off',
  'view_not_allowed',
  'photo_too_large',
  'photo_empty',
  'photo_not_an_image',
  'photo_unsupported_format',
  'photo_heic',
  'photo_truncated',
  'photo_too_many_pixels',
]);
export type ImportReason = z.infer<typeof ImportReason>;

/** A refused file or folder on the server. */
export const ImportRefusal = z.strictObject({ path: z.string(), reason: ImportReason });
export type ImportRefusal = z.infer<typeof ImportRefusal>;

/** Reasons for refusing a row of the list. */
export const FaultReason = z.enum([
  'feed_no_key',
  'feed_twice',
  'feed_too_many_cells',
  'feed_too_long',
  'feed_not_plain',
  'feed_not_a_number',
  'feed_out_of_range',
  'feed_unknown_word',
  'feed_not_a_date',
  'feed_invalid',
  'feed_not_saved',
]);
export type FaultReason = z.infer<typeof FaultReason>;

/** A refused row of the list: its number, from 1, the field and the reason. */
export const FeedFault = z.strictObject({
  line: z.int().positive(),
  field: FeedField.nullable(),
  value: z.string(),
  reason: FaultReason,
});
export type FeedFault = z.infer<typeof FeedFault>;

const count = z.int().nonnegative();

/** One import from a company's directory with its results or, while it runs, its progress. Messages are in the language of the request. */
export const ImportRun = z.strictObject({
  id,
  state: ImportState,
  message: z.string().nullable().describe('the reason why it stopped'),
  scheduled: flag.describe('1: started by the schedule, not by a user'),
  created_at: timestamp,
  finished_at: timestamp.nullable(),
  folders: count,
  folders_done: count,
  cars_new: count,
  cars_changed: count,
  cars_unchanged: count,
  pictures_taken: count,
  pictures_skipped: count.describe('imported before'),
  pictures_waiting: count.describe('still being uploaded, or not yet seen twice unchanged'),
  refusals_count: count,
  refusals: z
    .array(z.strictObject({ path: z.string(), message: z.string() }))
    .describe('the first refused files'),
  faults_count: count,
  faults: z
    .array(z.strictObject({ ...FeedFault.omit({ reason: true }).shape, message: z.string() }))
    .describe('the first faults'),
});
export type ImportRun = z.infer<typeof ImportRun>;

/** How to read the list of vehicles. */
export const FeedSettings = z.strictObject({
  feed_file: line(200).describe(
    'name of the list in the directory; empty: the first file that ends with .csv',
  ),
  mapping: FeedMapping,
  columns: z.array(z.string()).describe('column headings of the list, as last read'),
  version: z.int().nonnegative(),
});
export type FeedSettings = z.infer<typeof FeedSettings>;

export const FeedSettingsSave = FeedSettings.omit({ columns: true }).partial();
export type FeedSettingsSave = z.infer<typeof FeedSettingsSave>;

/** A company's imports: the present or last run, earlier ones, and how to read its list. */
export const FtpImport = z.strictObject({
  company_id: id,
  company_title: z.string(),
  every_minutes: count.describe(
    'minutes between scheduled imports; 0: only when a user starts one',
  ),
  runs: z.array(ImportRun).describe('newest first'),
  feed: FeedSettings,
});
export type FtpImport = z.infer<typeof FtpImport>;
