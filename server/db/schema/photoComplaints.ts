import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ComplaintAbout, ComplaintState } from '../../../contract/complaints/complaint.ts';
import { createdAt, flag, moment, primaryKey } from './columns.ts';

/** What companies are not content with on finished pictures, and what the operator answers. */
export const photoComplaints = pgTable('photo_complaints', {
  id: primaryKey(),
  photo_id: integer().notNull(),
  car_id: integer().notNull(),
  company_id: integer().notNull(),
  /** null: the person is gone. */
  user_id: integer(),
  sender_name: text().notNull(),
  about: text().$type<ComplaintAbout>().notNull(),
  text: text().notNull(),
  state: text().$type<ComplaintState>().notNull().default('open'),
  answer: text().notNull().default(''),
  corrected: flag().notNull().default(0),
  created_at: createdAt(),
  answered_at: moment(),
});
