import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Box } from '../../../contract/photos/photo.ts';
import type { MadeBy, MadeWith } from '../../../contract/photos/photoVersion.ts';
import type { PlateCorners, PlateState } from '../../../contract/photos/plateCorners.ts';
import type { Stroke } from '../../../contract/processing/stroke.ts';
import { createdAt, flag, moment, primaryKey } from './columns.ts';

/** Finished pictures of photos that were, or are about to be, replaced. */
export const photoVersions = pgTable('photo_versions', {
  id: primaryKey(),
  photo_id: integer().notNull(),
  car_id: integer().notNull(),
  company_id: integer().notNull(),
  processed_key: text().notNull(),
  preview_processed_key: text().notNull(),
  mask_key: text(),
  processed_at: moment().notNull(),
  draft: flag().notNull().default(0),
  cutout_engine: text(),
  box: jsonb().$type<Box>(),
  plate_corners: jsonb().$type<PlateCorners>(),
  plate_state: text().$type<PlateState>().notNull().default('unsought'),
  cutout_strokes: jsonb().$type<Stroke[]>(),
  made_by: text().$type<MadeBy>().notNull().default('processing'),
  made_with: jsonb().$type<MadeWith>(),
  /** When it was last the present picture: the ones that were longest not are forgotten first. */
  kept_at: createdAt(),
});
