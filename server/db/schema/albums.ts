import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, flag, primaryKey } from './columns.ts';

/** A photo album, or an album in an album (specification, chapter 3: album section). */
export const albumSections = pgTable('album_sections', {
  id: primaryKey(),
  parent_id: integer(),
  company_id: integer(),
  name: text().notNull(),
  created_at: createdAt(),
});
export const albumPhotos = pgTable('album_photos', {
  id: primaryKey(),
  section_id: integer().notNull(),
  company_id: integer(),
  name: text().notNull(),
  key: text().notNull(),
  preview_key: text().notNull(),
  bytes: integer().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  processed: flag().notNull().default(0),
  /** The upload that brought it. */
  upload: uuid(),
  created_at: createdAt(),
});
/** A neuro-dataset; the operator's. */
export const datasets = pgTable('datasets', {
  id: primaryKey(),
  name: text().notNull(),
  key: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  created_at: createdAt(),
});
