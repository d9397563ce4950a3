import {
  CASCADE,
  checks,
  choices,
  createdAt,
  flag,
  flags,
  moment,
  primaryKey,
  SET_NULL,
} from '@turntable/declare/server/db/columns.ts';
import { sql } from '@turntable/declare/server/db/drizzle.ts';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '@turntable/declare/server/db/drizzlePg.ts';
import {
  type FeedFault,
  type FeedMapping,
  type ImportReason,
  type ImportRefusal,
  ImportState,
} from '../../../contract/ftpImport/ftpImport.ts';
import type { CarFields } from '../../../contract/vehicles/vehicle.ts';
import { companies, ofCompany, users } from './companies.ts';
import { photos } from './photos.ts';
import { cars } from './vehicles.ts';

/** How to read a company's list of vehicles. */
export const ftpImportSettings = pgTable('ftp_import_settings', {
  company_id: integer()
    .primaryKey()
    .references(() => companies.id, CASCADE),
  feed_file: text().notNull().default(''),
  mapping: jsonb().$type<FeedMapping>().notNull().default({}),
  columns: text().array().notNull().default([]),
  version: integer().notNull().default(1),
});

/** One import from a company's directory; at most one per company waits or runs. */
export const ftpImportRuns = pgTable(
  'ftp_import_runs',
  {
    id: primaryKey(),
    company_id: ofCompany(),
    /** The requesting user; null: the schedule. */
    user_id: integer().references(() => users.id, SET_NULL),
    job_id: uuid().notNull(),
    /** 1: checks again files that had changed too recently. */
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
  },
  (t) => [
    ...flags('ftp_import_runs', 'again'),
    ...choices('ftp_import_runs', { state: ImportState.options }),
    uniqueIndex('ftp_import_one_at_a_time')
      .on(t.company_id)
      .where(sql`state in ('waiting', 'running')`),
    index('ftp_import_runs_company_id_id_idx').on(t.company_id, t.id),
    index('ftp_import_runs_user_id_idx').on(t.user_id),
  ],
);

/** A file on a dealer's server as it was last seen. */
export const ftpImportFiles = pgTable(
  'ftp_import_files',
  {
    id: primaryKey(),
    company_id: ofCompany(),
    /** Path below the company's directory. */
    path: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    modified: text().notNull(),
    /** When it was first seen with this size and time. */
    since: moment().notNull(),
    state: text().$type<'seen' | 'taken' | 'refused'>().notNull().default('seen'),
    reason: text().$type<ImportReason>(),
    sha256: text(),
    photo_id: integer().references(() => photos.id, SET_NULL),
  },
  (t) => [
    unique('ftp_import_files_company_id_path_key').on(t.company_id, t.path),
    ...choices('ftp_import_files', { state: ['seen', 'taken', 'refused'] }),
    ...checks('ftp_import_files', { bytes: 'bytes >= 0' }),
    index('ftp_import_files_photo_id_idx').on(t.photo_id),
  ],
);

/** A vehicle's row in the list as it was last read. */
export const ftpImportRows = pgTable(
  'ftp_import_rows',
  {
    id: primaryKey(),
    company_id: ofCompany(),
    /** The VIN, else the dealer's number. */
    key: text().notNull(),
    said: jsonb().$type<Readonly<Partial<CarFields>>>().notNull(),
    car_id: integer().references(() => cars.id, SET_NULL),
  },
  (t) => [
    unique('ftp_import_rows_company_id_key_key').on(t.company_id, t.key),
    index('ftp_import_rows_car_id_idx').on(t.car_id),
  ],
);
