import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { TransactionType } from '../../../contract/balance/ledger.ts';
import type { Box, DefectReason, PhotoStatus } from '../../../contract/photos/photo.ts';
import type { MadeBy, MadeWith } from '../../../contract/photos/photoVersion.ts';
import type { PlateCorners, PlateState } from '../../../contract/photos/plateCorners.ts';
import type { Stroke } from '../../../contract/processing/stroke.ts';
import type { Scope } from '../scope.ts';
import { createdAt, flag, moment, primaryKey } from './columns.ts';

/** A photo of a vehicle: keys name files in the storage (specification, chapter 3). */
export const photos = pgTable('photos', {
  id: primaryKey(),
  car_id: integer().notNull(),
  company_id: integer().notNull(),
  /** The view that it shows, or, for an extra photo, may belong to. */
  preset_item_id: integer(),
  extra: flag().notNull().default(0),
  name: text().notNull(),
  original_key: text().notNull(),
  preview_key: text().notNull(),
  processed_key: text(),
  preview_processed_key: text(),
  /** The cut-out that made `processed_key`, kept for the next run with the same original and box. */
  mask_key: text(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: integer().notNull(),
  sha256: text().notNull(),
  /** The upload that brought it. */
  upload: uuid(),
  taken_at: moment(),
  status: integer().$type<PhotoStatus>().notNull().default(0),
  in_process: flag().notNull().default(0),
  queued_at: moment(),
  processed_at: moment(),
  attempts: integer().notNull().default(0),
  /** The job that may write this photo's result; another one is stale. */
  job_id: text(),
  defect_state: text().$type<'ok' | 'defected'>().notNull().default('ok'),
  defect_reason: text().$type<DefectReason>(),
  draft: flag().notNull().default(0),
  /** What drew the outline; null where nothing was written down, or nothing was cut out. */
  cutout_engine: text(),
  box: jsonb().$type<Box>(),
  plate_corners: jsonb().$type<PlateCorners>(),
  plate_state: text().$type<PlateState>().notNull().default('unsought'),
  /** The user's corrections of the cut-out by brush. */
  cutout_strokes: jsonb().$type<Stroke[]>(),
  show_logo: flag().notNull().default(1),
  show_banner: flag().notNull().default(1),
  /** Who made the present picture, and with what: see `photoVersions` for those before it. */
  made_by: text().$type<MadeBy>().notNull().default('processing'),
  made_with: jsonb().$type<MadeWith>(),
  /** The look run that replaced a picture, and the version by which it can give that back. */
  former_run_id: integer(),
  former_version_id: integer(),
  created_at: createdAt(),
});

/** Which transactions an Excel file holds, and in whose sight and language it is written. */
export interface TransactionsReport {
  readonly scope: Scope;
  readonly companies: readonly number[];
  readonly type?: TransactionType | undefined;
  readonly date_from?: string | undefined;
  readonly date_to?: string | undefined;
  /** The newest first without them. */
  readonly sort?: 'created_at' | 'amount' | undefined;
  readonly order?: 'ASC' | 'DESC' | undefined;
  /** Names, separated by commas; all columns without it. */
  readonly columns?: string | undefined;
  readonly locale: 'en' | 'de';
}

/** A prepared download; the ticket itself is never stored, only its SHA-256. */
export const downloads = pgTable('downloads', {
  id: primaryKey(),
  /** null: a file of the operator's own. */
  company_id: integer(),
  user_id: integer(),
  ticket_hash: text().notNull(),
  /** File name that the user gets. */
  name: text().notNull(),
  files: jsonb().$type<{ key: string; name: string }[]>().notNull().default([]),
  /** Instead of files: what is written while it is sent. */
  report: jsonb().$type<TransactionsReport>(),
  created_at: createdAt(),
  expires_at: moment().notNull(),
});
