import {
  CASCADE,
  checks,
  createdAt,
  moment,
  primaryKey,
} from '@turntable/declare/server/db/columns.ts';
import { sql } from '@turntable/declare/server/db/drizzle.ts';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey as primaryKeyOf,
  text,
} from '@turntable/declare/server/db/drizzlePg.ts';
import { users } from './companies.ts';

/** A sign-in. The token itself is never stored, only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, CASCADE),
    /** The operator who views as this user. */
    viewer_id: integer().references(() => users.id, CASCADE),
    /** The operator's own sign-in; this session ends with it. */
    viewer_sign_in: text(),
    /** Identifies all tokens of one sign-in and its refreshes. */
    sign_in: text().notNull(),
    token_hash: text().notNull().unique('sessions_token_hash_key'),
    created_at: createdAt(),
    expires_at: moment().notNull(),
    /** When a refresh replaced it; the old token stays valid for some seconds. */
    replaced_at: moment(),
    /** When this sign-in began; a refresh copies it, with the columns below. */
    signed_in_at: moment().notNull().defaultNow(),
    /** Accurate to a minute. */
    used_at: moment().notNull().defaultNow(),
    /** No refresh extends the sign-in beyond this; null: no limit but the tokens' own. */
    ends_at: moment(),
    /** Its tokens are valid until the sign-in ends, also while the browser is closed. */
    remembered: boolean().notNull().default(false),
    address: text().notNull().default(''),
    user_agent: text().notNull().default(''),
  },
  (t) => [
    check('sessions_viewer', sql`(viewer_id is null) = (viewer_sign_in is null)`),
    index('sessions_expires_at_idx').on(t.expires_at),
    index('sessions_sign_in_idx').on(t.sign_in),
    index('sessions_user_id_idx').on(t.user_id),
    index('sessions_viewer_id_idx').on(t.viewer_id),
    index('sessions_viewer_sign_in_idx')
      .on(t.viewer_sign_in)
      .where(sql`viewer_sign_in is not null`),
  ],
);

/** Failed sign-ins of an account, of an address or of both together; the subject is a digest. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    subject_hash: text().primaryKey(),
    failures: integer().notNull().default(0),
    last_at: moment().notNull().defaultNow(),
    wait_until: moment().notNull().defaultNow(),
  },
  (t) => [index('sign_in_attempts_last_at_idx').on(t.last_at)],
);

/** An address from which a user has signed in before. */
export const signInAddresses = pgTable(
  'sign_in_addresses',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, CASCADE),
    address_hash: text().notNull(),
    last_at: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKeyOf({ name: 'sign_in_addresses_pkey', columns: [t.user_id, t.address_hash] }),
    index('sign_in_addresses_last_at_idx').on(t.last_at),
  ],
);

/** The link for creating the first operator; one row, empty until a server offers it. */
export const setupLinks = pgTable(
  'setup_links',
  {
    only_one: boolean().primaryKey().default(true),
    token_hash: text(),
    created_at: moment(),
    expires_at: moment(),
  },
  () => [...checks('setup_links', { only_one: 'only_one' })],
);

/** A link for a new password, sent by e-mail and valid once. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, CASCADE),
    token_hash: text().notNull().unique('password_resets_token_hash_key'),
    created_at: createdAt(),
    expires_at: moment().notNull(),
    used_at: moment(),
  },
  (t) => [index('password_resets_user_id_idx').on(t.user_id)],
);

/** A passkey (WebAuthn). Bytes are base64url. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, CASCADE),
    credential_id: text().notNull().unique('passkeys_credential_id_key'),
    public_key: text().notNull(),
    /** The authenticator's signature counter, which only rises; 0 for those that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    created_at: createdAt(),
    /** The last sign-in with it. */
    used_at: moment(),
  },
  (t) => [index('passkeys_user_id_idx').on(t.user_id)],
);

/** A challenge for one use of a passkey; deleted by it. Stored as its SHA-256. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge_hash: text().primaryKey(),
    /** The user who may add a passkey with it; null: for signing in. */
    user_id: integer().references(() => users.id, CASCADE),
    expires_at: moment().notNull(),
  },
  (t) => [
    index('passkey_challenges_expires_at_idx').on(t.expires_at),
    index('passkey_challenges_user_id_idx').on(t.user_id),
  ],
);
