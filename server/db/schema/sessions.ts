import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, primaryKey } from './columns.ts';

/** A sign-in. The token itself is never stored, only its SHA-256. */
export const sessions = pgTable('sessions', {
  id: primaryKey(),
  user_id: integer().notNull(),
  /** The operator who looks on as this user. */
  viewer_id: integer(),
  /** All tokens that one sign-in and its refreshes gave out. */
  sign_in: text().notNull(),
  token_hash: text().notNull(),
  created_at: createdAt(),
  expires_at: moment().notNull(),
  /** When a refresh took its place; the old token lives on for some seconds. */
  replaced_at: moment(),
});

/** A mailed link for a new password, good once. */
export const passwordResets = pgTable('password_resets', {
  id: primaryKey(),
  user_id: integer().notNull(),
  token_hash: text().notNull(),
  created_at: createdAt(),
  expires_at: moment().notNull(),
  used_at: moment(),
});
