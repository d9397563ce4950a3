import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AngleKind } from '../../../contract/views/angle.ts';
import { primaryKey } from './columns.ts';

/** A named set of views. */
export const presets = pgTable('presets', { id: primaryKey(), name: text().notNull() });

export const presetItems = pgTable('preset_items', {
  id: primaryKey(),
  preset_id: integer().notNull(),
  code: text().notNull(),
  name: jsonb().$type<{ en: string; de: string }>().notNull(),
  kind: text().$type<AngleKind>().notNull(),
  position: integer().notNull(),
  /** SVG path data in a box of 1000 × 750. */
  silhouette: text().notNull(),
});
