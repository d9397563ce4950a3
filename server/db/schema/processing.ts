import { checks } from '@turntable/declare/server/db/columns.ts';
import { boolean, pgTable, text } from '@turntable/declare/server/db/drizzlePg.ts';

/** The operator's choice of the cut-out engine: one row or none. */
export const cutoutChoice = pgTable(
  'cutout_choice',
  {
    only_one: boolean().primaryKey().default(true),
    engine: text().notNull(),
  },
  () => [...checks('cutout_choice', { only_one: 'only_one' })],
);
