import {
  CASCADE,
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
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from '@turntable/declare/server/db/drizzlePg.ts';
import { ComplaintAbout, ComplaintState } from '../../../contract/complaints/complaint.ts';
import { ofCompany, users } from './companies.ts';
import { photos } from './photos.ts';
import { cars } from './vehicles.ts';

/** Problems that companies report on finished pictures, and the operator's replies. */
export const photoComplaints = pgTable(
  'photo_complaints',
  {
    id: primaryKey(),
    photo_id: integer()
      .notNull()
      .references(() => photos.id, CASCADE),
    car_id: integer()
      .notNull()
      .references(() => cars.id, CASCADE),
    company_id: ofCompany(),
    /** null: the user was deleted. */
    user_id: integer().references(() => users.id, SET_NULL),
    sender_name: text().notNull(),
    about: text().$type<ComplaintAbout>().notNull(),
    text: text().notNull(),
    state: text().$type<ComplaintState>().notNull().default('open'),
    answer: text().notNull().default(''),
    corrected: flag().notNull().default(0),
    created_at: createdAt(),
    answered_at: moment(),
  },
  (t) => [
    ...flags('photo_complaints', 'corrected'),
    ...choices('photo_complaints', {
      about: ComplaintAbout.options,
      state: ComplaintState.options,
    }),
    check('photo_complaints_check', sql`(state = 'open') = (answered_at is null)`),
    check('photo_complaints_check1', sql`(corrected = 0) or (state = 'answered')`),
    index('photo_complaints_by_created_at').on(t.created_at, t.id),
    index('photo_complaints_car_id_idx').on(t.car_id),
    index('photo_complaints_company_id_idx').on(t.company_id),
    uniqueIndex('photo_complaints_open').on(t.photo_id).where(sql`state = 'open'`),
    index('photo_complaints_photo_id_idx').on(t.photo_id),
    index('photo_complaints_user_id_idx').on(t.user_id),
  ],
);
