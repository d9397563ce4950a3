import { CASCADE, checks, choices, primaryKey } from '@turntable/declare/server/db/columns.ts';
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from '@turntable/declare/server/db/drizzlePg.ts';
import { AngleKind } from '../../../contract/views/angleKind.ts';

/** A named set of views. */
export const presets = pgTable('presets', { id: primaryKey(), name: text().notNull() }, (t) => [
  unique('presets_name_key').on(t.name),
]);

export const presetItems = pgTable(
  'preset_items',
  {
    id: primaryKey(),
    preset_id: integer()
      .notNull()
      .references(() => presets.id, CASCADE),
    code: text().notNull(),
    name: jsonb().$type<{ en: string; de: string }>().notNull(),
    kind: text().$type<AngleKind>().notNull(),
    position: integer().notNull(),
    /** SVG path data in a box of 1000 × 750. */
    silhouette: text().notNull(),
  },
  (t) => [
    unique('preset_items_preset_id_code_key').on(t.preset_id, t.code),
    ...choices('preset_items', { kind: AngleKind.options }),
    ...checks('preset_items', {
      name: "(name ? 'en') and (name ? 'de')",
      position: 'position >= 0',
    }),
    index('preset_items_preset_id_position_idx').on(t.preset_id, t.position),
  ],
);
