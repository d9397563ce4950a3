import { boolean, integer, primaryKey as keyOf, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, primaryKey } from './columns.ts';

/** A sign-in. The token itself is never stored, only its SHA-256. */
export const sessions = pgTable('sessions', {
  id: primaryKey(),
  user_id: integer().notNull(),
  /** The operator who looks on as this user. */
  viewer_id: integer(),
  /** That operator's own sign-in, with which this session ends. */
  viewer_sign_in: text(),
  /** All tokens that one sign-in and its refreshes gave out. */
  sign_in: text().notNull(),
  token_hash: text().notNull(),
  created_at: createdAt(),
  expires_at: moment().notNull(),
  /** When a refresh took its place; the old token lives on for some seconds. */
  replaced_at: moment(),
  /** When this sign-in began; a refresh copies it, with the columns below. */
  signed_in_at: moment().notNull().defaultNow(),
  /** Accurate to a minute. */
  used_at: moment().notNull().defaultNow(),
  /** No refresh lengthens the sign-in beyond this; null: nothing but the tokens' own life ends it. */
  ends_at: moment(),
  address: text().notNull().default(''),
  user_agent: text().notNull().default(''),
});

/** Failed sign-ins of an account, of an address or of both together; the subject is a digest. */
export const signInAttempts = pgTable('sign_in_attempts', {
  subject_hash: text().primaryKey(),
  failures: integer().notNull().default(0),
  last_at: moment().notNull().defaultNow(),
  wait_until: moment().notNull().defaultNow(),
});

/** An address from which a user has signed in before. */
export const signInAddresses = pgTable(
  'sign_in_addresses',
  {
    user_id: integer().notNull(),
    address_hash: text().notNull(),
    last_at: moment().notNull().defaultNow(),
  },
  (table) => [keyOf({ columns: [table.user_id, table.address_hash] })],
);

/** The link that makes the first operator; one row, empty until a server offers it. */
export const setupLinks = pgTable('setup_links', {
  only_one: boolean().primaryKey().default(true),
  token_hash: text(),
  created_at: moment(),
  expires_at: moment(),
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
