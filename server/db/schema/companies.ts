import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Role } from '../../../contract/call.ts';
import type { FtpSecurity } from '../../../contract/ftpExport/settings.ts';
import { createdAt, flag, lookColumns, moment, primaryKey } from './columns.ts';

/** A dealer with balances, standard look and FTP settings (specification, chapter 3). */
export const companies = pgTable('companies', {
  id: primaryKey(),
  parent_id: integer(),
  title: text().notNull(),
  is_active: flag().notNull().default(1),
  /** The number of its active tokens; kept by triggers. */
  tokens: integer().notNull().default(0),
  credits: integer().notNull().default(0),
  /** How far credits may go below zero; 0 unless the company can work on debt. */
  debt_limit: integer().notNull().default(0),
  can_work_on_debt: flag().notNull().default(0),
  carsNeedPremoderation: flag('cars_need_premoderation').notNull().default(0),
  areOffersEnabled: flag('are_offers_enabled').notNull().default(0),
  preset_id: integer().notNull(),
  /** Views of the preset that the company photographs; kept by triggers. */
  angles_count: integer().notNull().default(0),
  ...lookColumns(),
  get_cars_from_ftp: flag().notNull().default(0),
  ftp_host: text().notNull().default(''),
  ftp_user: text().notNull().default(''),
  /** Encrypted with SECRET_KEY (storage/secrets.ts); empty when none is set. */
  ftp_pass_encrypted: text().notNull().default(''),
  ftp_dir: text().notNull().default(''),
  /** null: the usual one. */
  ftp_port: integer(),
  ftp_security: text().$type<FtpSecurity>().notNull().default('none'),
  send_photos: flag().notNull().default(0),
  save_originals: flag().notNull().default(0),
  store_as_zip: flag().notNull().default(0),
  dir_name: text().notNull().default(''),
  initial_name: text().notNull().default(''),
  initial_index: integer().notNull().default(1),
  format: text().$type<'jpeg' | 'png' | 'webp'>().notNull().default('jpeg'),
  quality: integer().notNull().default(90),
  clean_variant: text().$type<'no' | 'beside' | 'instead'>().notNull().default('no'),
  contact_person: text().notNull().default(''),
  notes: text().notNull().default(''),
  show_logo: flag().notNull().default(1),
  show_banner: flag().notNull().default(1),
  additional_uploads: flag().notNull().default(1),
  /** When one of its people signed in last; kept by triggers. */
  last_visit: moment(),
  version: integer().notNull().default(1),
  created_at: createdAt(),
});

/** A person who signs in. Only the operator's people belong to no company. */
export const users = pgTable('users', {
  id: primaryKey(),
  company_id: integer(),
  role: text().$type<Role>().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  /** The address that follows once the link that was mailed to it is opened. */
  pending_email: text(),
  pending_email_hash: text(),
  pending_email_expires_at: moment(),
  phone: text(),
  password_hash: text().notNull(),
  is_active: flag().notNull().default(1),
  locale: text().$type<'en' | 'de'>(),
  avatar_key: text(),
  /** How many of the company's tokens this person may spend; null: all. */
  token_limit: integer(),
  tokens_spent: integer().notNull().default(0),
  /** Own credits, beside the company's. */
  credits: integer().notNull().default(0),
  last_visit: moment(),
  version: integer().notNull().default(1),
  created_at: createdAt(),
});

/** What a company wants of one view; a view without a row is photographed, with logo and banner. */
export const companyAngles = pgTable('company_angles', {
  id: primaryKey(),
  company_id: integer().notNull(),
  preset_item_id: integer().notNull(),
  comment: text().notNull().default(''),
  show_logo: flag().notNull().default(1),
  show_banner: flag().notNull().default(1),
  position: integer(),
  selected: flag().notNull().default(1),
  /** Its own banner; null: the one of the look. */
  banner_id: integer(),
  version: integer().notNull().default(1),
});

/** Finished vehicles that were processed again with another look; their photos remember the pictures before (photos.former_version_id). */
export const lookRuns = pgTable('look_runs', {
  id: primaryKey(),
  company_id: integer().notNull(),
  user_id: integer(),
  cars_count: integer().notNull(),
  photos_count: integer().notNull(),
  created_at: createdAt(),
  undone_at: moment(),
});
