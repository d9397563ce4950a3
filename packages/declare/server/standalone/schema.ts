import { CASCADE, createdAt, moment, primaryKey } from '../db/columns.ts';
import { integer, pgTable, text } from '../db/drizzlePg.ts';

// The tables of an application without a server of its own (baseline.sql).

export const companies = pgTable('companies', {
  id: primaryKey(),
  name: text().notNull(),
  created_at: createdAt(),
});

export const users = pgTable('users', {
  id: primaryKey(),
  /** null: a user of the platform. */
  company_id: integer().references(() => companies.id, CASCADE),
  name: text().notNull(),
  email: text().notNull().unique(),
  role: text().notNull(),
  password_hash: text().notNull(),
  created_at: createdAt(),
});

export const sessions = pgTable('sessions', {
  token_hash: text().primaryKey(),
  user_id: integer()
    .notNull()
    .references(() => users.id, CASCADE),
  /** When the token ends. */
  expires_at: moment().notNull(),
  /** When the sign-in ends, however often its token is replaced. */
  ends_at: moment().notNull(),
});
