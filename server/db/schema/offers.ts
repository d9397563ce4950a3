import { CASCADE, checks, createdAt, primaryKey } from '@turntable/declare/server/db/columns.ts';
import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  unique,
} from '@turntable/declare/server/db/drizzlePg.ts';
import { ofCompany, users } from './companies.ts';

export const specialOffers = pgTable(
  'special_offers',
  {
    id: primaryKey(),
    title: text().notNull(),
    /** Sanitised rich text, as is the German one. */
    description: text().notNull().default(''),
    /** Empty: the English one is shown. */
    title_de: text().notNull().default(''),
    description_de: text().notNull().default(''),
    link: text().notNull().default(''),
    image_key: text(),
    active: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    created_at: createdAt(),
  },
  (t) => [
    ...checks('special_offers', { title: "title <> ''" }),
    index('special_offers_active_created_at_id_idx').on(t.active, t.created_at, t.id),
    index('special_offers_by_created_at').on(t.created_at, t.id),
  ],
);
export const specialOfferReads = pgTable(
  'special_offer_reads',
  {
    id: primaryKey(),
    offer_id: integer()
      .notNull()
      .references(() => specialOffers.id, CASCADE),
    user_id: integer()
      .notNull()
      .references(() => users.id, CASCADE),
    company_id: ofCompany(),
    read_at: createdAt(),
  },
  (t) => [
    unique('special_offer_reads_offer_id_user_id_key').on(t.offer_id, t.user_id),
    index('special_offer_reads_user_id_idx').on(t.user_id),
  ],
);
