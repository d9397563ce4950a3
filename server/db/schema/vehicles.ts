import {
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
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from '@turntable/declare/server/db/drizzlePg.ts';
import type { z } from 'zod';
import { type ToFixPlace, ToFixReason } from '../../../contract/moderation/toFix.ts';
import { CAR_FIELDS } from '../../../contract/vehicles/carFields.ts';
import { type CarState, Moderation } from '../../../contract/vehicles/vehicle.ts';
import { dataChecks, dataColumns, dataIndexes } from '../dataColumns.ts';
import { lookChecks, ownLookColumns } from './columns.ts';
import { lookKeys, ofCompany, users } from './companies.ts';

/** What a decision of the operator replaced; times are ISO 8601. */
export interface BeforeDecision {
  readonly moderation: Moderation;
  readonly to_fix_reasons: ToFixReason[];
  readonly to_fix_comment: string | null;
  readonly to_fix_places: ToFixPlace[];
  readonly decided_at: string | null;
  readonly updated_at: string;
}

/** A vehicle (specification, chapter 3). Counters, thumbnail and `updated_at` follow its photos by trigger. */
export const cars = pgTable(
  'cars',
  {
    id: primaryKey(),
    company_id: ofCompany(),
    user_id: integer().references(() => users.id, SET_NULL),
    ...ownLookColumns(),
    moderation: text().$type<Moderation>().notNull().default('none'),
    moderated: flag()
      .notNull()
      .generatedAlwaysAs(sql`case when moderation in ('none', 'approved') then 1 else 0 end`),
    to_fix_reasons: text().array().$type<ToFixReason[]>().notNull().default([]),
    to_fix_comment: text(),
    to_fix_places: jsonb().$type<ToFixPlace[]>().notNull().default([]),
    /** When the operator last approved the vehicle or sent it back. */
    decided_at: moment(),
    /** For undoing that decision; null: nothing to undo. */
    before_decision: jsonb().$type<BeforeDecision>(),
    from_ftp: flag().notNull().default(0),
    ftp_upload_date: moment(),
    ftp_upload_state: text().$type<'succeed' | 'failed'>(),
    /** Views that have a photo; extra photos are not counted. */
    photos_count: integer().notNull().default(0),
    processed_count: integer().notNull().default(0),
    /** Photos of any kind in processing. */
    processing_count: integer().notNull().default(0),
    /** Photos of any kind that are defected or failed. */
    attention_count: integer().notNull().default(0),
    /** Finished pictures of any kind that show their plate although their look changes plates. */
    unchanged_plates: integer().notNull().default(0),
    /** Since when they delay the automatic delivery. */
    ftp_held_at: moment(),
    /** Every view that the company photographs has a photo, and no photo of a view is finished. */
    ready: flag().notNull().default(0),
    thumbnail_key: text(),
    state: text()
      .$type<z.infer<typeof CarState>>()
      .notNull()
      .generatedAlwaysAs(sql`case
      when processing_count > 0 then 'processing'
      when attention_count > 0 then 'needs_attention'
      when photos_count = 0 then 'new'
      when processed_count >= photos_count then 'processed'
      when processed_count > 0 then 'partly_processed'
      when ready = 1 then 'ready'
      else 'uploading'
    end`),
    /** Counts the charges of this vehicle: a refund opens the next round (ledger_entries). */
    charge_round: integer().notNull().default(1),
    /** Whether a finished picture was made in this round: then the charge stays. */
    charge_earned: flag().notNull().default(0),
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
    ...dataColumns(CAR_FIELDS),
  },
  (t) => [
    ...lookChecks('cars'),
    ...lookKeys(t),
    unique('cars_id_company_id_key').on(t.id, t.company_id),
    ...flags('cars', 'charge_earned', 'from_ftp', 'ready'),
    ...choices('cars', {
      ftp_upload_state: ['succeed', 'failed'],
      moderation: Moderation.options,
    }),
    ...checks('cars', {
      ...dataChecks(CAR_FIELDS),
      attention_count: 'attention_count >= 0',
      photos_count: 'photos_count >= 0',
      processed_count: 'processed_count >= 0',
      processing_count: 'processing_count >= 0',
      to_fix_places: "jsonb_typeof(to_fix_places) = 'array'",
      to_fix_reasons: `to_fix_reasons <@ array[${ToFixReason.options.map((reason) => `'${reason}'`).join(', ')}]`,
      unchanged_plates: 'unchanged_plates >= 0',
      vehicle_name: 'length(vehicle_name) <= 121', // brand and model
    }),
    // The indexes by name, number and date also hold the searched text, which Drizzle cannot express (migrations/0004_searched_texts_in_order.sql).
    index('cars_by_photos_count').on(t.photos_count, t.id),
    index('cars_by_state').on(t.state, t.id),
    index('cars_of_company_by_photos_count').on(t.company_id, t.photos_count, t.id),
    index('cars_of_company_by_state').on(t.company_id, t.state, t.id),
    ...dataIndexes('cars', CAR_FIELDS, t),
    index('cars_of_company_with_from_ftp').on(t.company_id, t.from_ftp, t.updated_at, t.id),
    index('cars_of_company_with_ftp_upload_state').on(
      t.company_id,
      t.ftp_upload_state,
      t.updated_at,
      t.id,
    ),
    index('cars_of_company_with_moderation').on(t.company_id, t.moderation, t.updated_at, t.id),
    index('cars_of_company_with_state').on(t.company_id, t.state, t.updated_at, t.id),
    index('cars_with_background').on(t.background_id).where(sql`background_id is not null`),
    index('cars_with_banner').on(t.banner_id).where(sql`banner_id is not null`),
    index('cars_with_from_ftp').on(t.from_ftp, t.updated_at, t.id),
    index('cars_with_licence_plate')
      .on(t.licence_plate_id)
      .where(sql`licence_plate_id is not null`),
    index('cars_with_logo').on(t.logo_id).where(sql`logo_id is not null`),
    index('cars_with_moderation').on(t.moderation, t.updated_at, t.id),
    index('cars_with_room').on(t.room_id).where(sql`room_id is not null`),
    index('cars_with_state').on(t.state, t.updated_at, t.id),
  ],
);
