import {
  CASCADE,
  checks,
  createdAt,
  flag,
  flags,
  primaryKey,
} from '@turntable/declare/server/db/columns.ts';
import { sql } from '@turntable/declare/server/db/drizzle.ts';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '@turntable/declare/server/db/drizzlePg.ts';
import { companies } from './companies.ts';

/** A photo album, or an album in an album (specification, chapter 3: album section). */
export const albumSections = pgTable(
  'album_sections',
  {
    id: primaryKey(),
    parent_id: integer().references((): AnyPgColumn => albumSections.id, CASCADE),
    company_id: integer().references(() => companies.id, CASCADE),
    name: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    ...checks('album_sections', { name: "name <> ''" }),
    check('album_sections_check', sql`parent_id <> id`),
    index('album_sections_by_created_at').on(t.parent_id, t.created_at, t.id),
    index('album_sections_company_id_idx').on(t.company_id),
    index('album_sections_parent_id_name_idx').on(t.parent_id, t.name),
  ],
);
export const albumPhotos = pgTable(
  'album_photos',
  {
    id: primaryKey(),
    section_id: integer()
      .notNull()
      .references(() => albumSections.id, CASCADE),
    company_id: integer().references(() => companies.id, CASCADE),
    name: text().notNull(),
    key: text().notNull().unique('album_photos_key_key'),
    preview_key: text().notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    processed: flag().notNull().default(0),
    /** The upload it came from. */
    upload: uuid(),
    created_at: createdAt(),
  },
  (t) => [
    ...flags('album_photos', 'processed'),
    ...checks('album_photos', { bytes: 'bytes > 0', height: 'height > 0', width: 'width > 0' }),
    index('album_photos_by_preview').on(t.preview_key),
    index('album_photos_of_company').on(t.company_id),
    index('album_photos_section_id_created_at_id_idx').on(t.section_id, t.created_at, t.id),
    uniqueIndex('album_photos_upload').on(t.section_id, t.upload),
  ],
);
/** A neuro-dataset; the operator's. */
export const datasets = pgTable(
  'datasets',
  {
    id: primaryKey(),
    name: text().notNull(),
    key: text().notNull().unique('datasets_key_key'),
    bytes: bigint({ mode: 'number' }).notNull(),
    created_at: createdAt(),
  },
  (t) => [
    ...checks('datasets', { bytes: 'bytes > 0', name: "name <> ''" }),
    index('datasets_by_created_at').on(t.created_at, t.id),
  ],
);
