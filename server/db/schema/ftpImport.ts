import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type {
  FeedFault,
  FeedMapping,
  ImportReason,
  ImportRefusal,
  ImportState,
} from '../../../contract/ftpImport/ftpImport.ts';
import type { CarFields } from '../../../contract/vehicles/vehicle.ts';
import { createdAt, flag, moment, primaryKey } from './columns.ts';

/** How a company's list of vehicles is read. */
export const ftpImportSettings = pgTable('ftp_import_settings', {
  company_id: integer().primaryKey(),
  feed_file: text().notNull().default(''),
  mapping: jsonb().$type<FeedMapping>().notNull().default({}),
  columns: text().array().notNull().default([]),
  version: integer().notNull().default(1),
});

/** One look at a company's directory; at most one of a company waits or runs. */
export const ftpImportRuns = pgTable('ftp_import_runs', {
  id: primaryKey(),
  company_id: integer().notNull(),
  /** Who asked for it; null: the schedule. */
  user_id: integer(),
  job_id: uuid().notNull(),
  /** 1: looks again at what had not stood still for long enough. */
  again: flag().notNull().default(0),
  state: text().$type<ImportState>().notNull().default('waiting'),
  problem: text().$type<ImportReason>(),
  folders: integer().notNull().default(0),
  folders_done: integer().notNull().default(0),
  cars_new: integer().notNull().default(0),
  cars_changed: integer().notNull().default(0),
  cars_unchanged: integer().notNull().default(0),
  pictures_taken: integer().notNull().default(0),
  pictures_skipped: integer().notNull().default(0),
  pictures_waiting: integer().notNull().default(0),
  refusals_count: integer().notNull().default(0),
  refusals: jsonb().$type<readonly ImportRefusal[]>().notNull().default([]),
  faults_count: integer().notNull().default(0),
  faults: jsonb().$type<readonly FeedFault[]>().notNull().default([]),
  created_at: createdAt(),
  started_at: moment(),
  finished_at: moment(),
});

/** What was seen of a file on a dealer's server. */
export const ftpImportFiles = pgTable('ftp_import_files', {
  id: primaryKey(),
  company_id: integer().notNull(),
  /** Below the company's directory. */
  path: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  modified: text().notNull(),
  /** Since when it looks as it does. */
  since: moment().notNull(),
  state: text().$type<'seen' | 'taken' | 'refused'>().notNull().default('seen'),
  reason: text().$type<ImportReason>(),
  sha256: text(),
  photo_id: integer(),
});

/** What a vehicle's row in the list said last. */
export const ftpImportRows = pgTable('ftp_import_rows', {
  id: primaryKey(),
  company_id: integer().notNull(),
  /** The VIN, else the dealer's number. */
  key: text().notNull(),
  said: jsonb().$type<Readonly<Partial<CarFields>>>().notNull(),
  car_id: integer(),
});
