import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type {
  BodyType,
  CarState,
  FuelType,
  Moderation,
} from '../../../contract/vehicles/vehicle.ts';
import { createdAt, flag, moment, ownLookColumns, primaryKey } from './columns.ts';

/** A vehicle (specification, chapter 3). Counters, thumbnail and `updated_at` follow its photos by trigger. */
export const cars = pgTable('cars', {
  id: primaryKey(),
  company_id: integer().notNull(),
  user_id: integer(),
  car: text().notNull().default(''),
  vin: text().notNull().default(''),
  vehicle_name: text().notNull().default(''),
  brand: text().notNull().default(''),
  model: text().notNull().default(''),
  body_type: text().$type<z.infer<typeof BodyType>>(),
  fuel_type: text().$type<z.infer<typeof FuelType>>(),
  hp: integer(),
  ccm: integer(),
  ...ownLookColumns(),
  moderation: text().$type<Moderation>().notNull().default('none'),
  moderated: flag().notNull().generatedAlwaysAs(sql`see migrations/0001_tables.sql`),
  to_fix_comment: text(),
  from_ftp: flag().notNull().default(0),
  ftp_upload_date: moment(),
  ftp_upload_state: text().$type<'succeed' | 'failed'>(),
  /** Views that have a photo; extra photos are not counted. */
  photos_count: integer().notNull().default(0),
  processed_count: integer().notNull().default(0),
  /** Photos of any kind under way. */
  processing_count: integer().notNull().default(0),
  /** Photos of any kind that are defected or failed. */
  attention_count: integer().notNull().default(0),
  /** Every view that the company photographs has a photo, and no photo of a view is finished. */
  ready: flag().notNull().default(0),
  thumbnail_key: text(),
  state: text()
    .$type<z.infer<typeof CarState>>()
    .notNull()
    .generatedAlwaysAs(sql`see migrations/0028_car_states.sql`),
  /** Counts the charges of this vehicle: a refund opens the next round (ledger_entries). */
  charge_round: integer().notNull().default(1),
  /** Whether a finished picture was made in this round: then the charge stays. */
  charge_earned: flag().notNull().default(0),
  version: integer().notNull().default(1),
  created_at: createdAt(),
  updated_at: createdAt(),
});
