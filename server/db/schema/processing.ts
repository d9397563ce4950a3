import { boolean, pgTable, text } from '../drizzlePg.ts';
import { checks } from './columns.ts';

/** The operator's choice of the cut-out engine: one row or none. */
export const cutoutChoice = pgTable(
  'cutout_choice',
  {
    only_one: boolean().primaryKey().default(true),
    engine: text().notNull(),
  },
  () => [...checks('cutout_choice', { only_one: 'only_one' })],
);
