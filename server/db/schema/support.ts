import {
  CASCADE,
  checks,
  choices,
  createdAt,
  primaryKey,
  SET_NULL,
} from '@turntable/declare/server/db/columns.ts';
import { index, integer, pgTable, text } from '@turntable/declare/server/db/drizzlePg.ts';
import { FeedbackState } from '../../../contract/support/feedback.ts';
import { companies, users } from './companies.ts';
import { cars } from './vehicles.ts';

/** A message to the operator, with its author's name: it stays when the author is deleted. */
export const feedback = pgTable(
  'feedback',
  {
    id: primaryKey(),
    company_id: integer().references(() => companies.id, CASCADE),
    user_id: integer().references(() => users.id, SET_NULL),
    sender_name: text().notNull(),
    sender_email: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    page: text().notNull().default(''),
    car_id: integer().references(() => cars.id, SET_NULL),
    screenshot_key: text(),
    state: text().$type<FeedbackState>().notNull().default('new'),
    created_at: createdAt(),
  },
  (t) => [
    ...choices('feedback', { state: FeedbackState.options }),
    ...checks('feedback', { subject: "subject <> ''", text: "text <> ''" }),
    index('feedback_by_created_at').on(t.created_at, t.id),
    index('feedback_company_id_idx').on(t.company_id),
    index('feedback_state_created_at_id_idx').on(t.state, t.created_at, t.id),
    index('feedback_user_id_idx').on(t.user_id),
  ],
);
export const feedbackFiles = pgTable(
  'feedback_files',
  {
    id: primaryKey(),
    feedback_id: integer()
      .notNull()
      .references(() => feedback.id, CASCADE),
    company_id: integer().references(() => companies.id, CASCADE),
    name: text().notNull(),
    key: text().notNull(),
    bytes: integer().notNull(),
  },
  (t) => [
    ...checks('feedback_files', { bytes: 'bytes > 0' }),
    index('feedback_files_company_id_idx').on(t.company_id),
    index('feedback_files_feedback_id_idx').on(t.feedback_id),
    index('feedback_files_key_idx').on(t.key),
  ],
);
