import {
  checks,
  createdAt,
  flag,
  flags,
  primaryKey,
} from '@turntable/declare/server/db/columns.ts';
import { index, integer, pgTable, text } from '@turntable/declare/server/db/drizzlePg.ts';

/** A help article in both languages. */
export const instructions = pgTable(
  'instructions',
  {
    id: primaryKey(),
    position: integer().notNull().default(0),
    published: flag().notNull().default(0),
    title_en: text().notNull(),
    /** Sanitised rich text, as is the German one. */
    body_en: text().notNull().default(''),
    /** Empty: the English one is shown. */
    title_de: text().notNull().default(''),
    body_de: text().notNull().default(''),
    /** Keys of the pictures that the texts show. */
    pictures: text().array().notNull().default([]),
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    ...flags('instructions', 'published'),
    ...checks('instructions', { title_en: "title_en <> ''" }),
    index('instructions_by_updated_at').on(t.updated_at, t.id),
    index('instructions_position_id_idx').on(t.position, t.id),
  ],
);
