import { randomUUID } from 'node:crypto';
import { isPassword } from '@turntable/declare/server/accounts/passwords.ts';
import { hashToken, newToken } from '@turntable/declare/server/accounts/secretToken.ts';
import { and, eq, lt, max, type SQL, sql } from '@turntable/declare/server/db/drizzle.ts';
import { notFound, Refusal } from '@turntable/declare/server/refusal.ts';
import type { SessionUser, SignedIn, TokenAnswer } from '../../../contract/accounts/session.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { companies, passwordResets, sessions, users } from '../../db/schema/index.ts';
import { SAMPLE_PASSWORD } from '../../db/seed/sampleUsers.ts';
import type { Principal } from '../scope/principal.ts';
import { recordAction } from '../shared/audit.ts';
import { type CountedAttempt, countAttempt, countSuccess, tooManyFailures } from './signInLimit.ts';

export type SessionService = ReturnType<typeof createSessionService>;

interface Credentials {
  email: string;
  password: string;
}

/** The client of a sign-in. */
export interface Device {
  /** The client's IP address. */
  address: string;
  userAgent: string;
  /** Whether it stays signed in after the browser is closed. */
  isRemembered: boolean;
}

/** Fields shared by all tokens of one sign-in. */
type SignIn = Pick<typeof sessions.$inferSelect, 'user_id' | 'viewer_id' | 'sign_in'> &
  Partial<typeof sessions.$inferInsert>;

const DAY_MS = 24 * 60 * 60 * 1000;
const USER_AGENT_LENGTH = 400;

/** Fields that a refresh copies to the next token. */
const SHARED = {
  user_id: sessions.user_id,
  viewer_id: sessions.viewer_id,
  viewer_sign_in: sessions.viewer_sign_in,
  sign_in: sessions.sign_in,
  signed_in_at: sessions.signed_in_at,
  ends_at: sessions.ends_at,
  remembered: sessions.remembered,
  address: sessions.address,
  user_agent: sessions.user_agent,
};

/** Creates the service that signs users in and out and refreshes their tokens (specification, chapters 4 and 7). */
export const createSessionService = ({ config, db, signing, log }: Context) => {
  const issueToken = async (tx: Tx, owner: SignIn): Promise<TokenAnswer> => {
    const token = newToken();
    const now = Date.now();
    const latest = owner.viewer_sign_in
      ? await endOf(tx, owner.viewer_sign_in)
      : Number.POSITIVE_INFINITY;
    const expiresAt = Math.min(
      owner.remembered ? Number.POSITIVE_INFINITY : now + config.tokenSeconds * 1000,
      latest,
      owner.ends_at?.getTime() ?? Number.POSITIVE_INFINITY,
    );
    await tx
      .insert(sessions)
      .values({ ...owner, token_hash: hashToken(token), expires_at: new Date(expiresAt) });
    return { access_token: token, expires_in: Math.max(1, Math.ceil((expiresAt - now) / 1000)) };
  };

  const begin = async (
    user: FoundUser,
    { address, userAgent, isRemembered }: Device,
    attempt?: CountedAttempt,
  ): Promise<SignedIn> => {
    const token = await db.asSystem(async (tx) => {
      // Lock the user before the attempts, in the order of passwordReset.ts, to prevent deadlocks.
      await tx.update(users).set({ last_visit: sql`now()` }).where(eq(users.id, user.id));
      await countSuccess(tx, user, address, attempt);
      // Also deletes long expired tokens.
      await tx
        .delete(sessions)
        .where(and(eq(sessions.user_id, user.id), lt(sessions.expires_at, sql`now()`)));
      await tx
        .delete(passwordResets)
        .where(and(eq(passwordResets.user_id, user.id), lt(passwordResets.expires_at, sql`now()`)));
      return issueToken(tx, {
        user_id: user.id,
        viewer_id: null,
        sign_in: randomUUID(),
        ends_at: new Date(Date.now() + config.sessionDays * DAY_MS),
        remembered: isRemembered,
        address,
        user_agent: userAgent.slice(0, USER_AGENT_LENGTH),
      });
    });
    log.info({ userId: user.id }, 'signed in');
    return { ...token, user: sessionUser(user) };
  };

  const sessionUser = ({ id, name, role, avatar_key, company_id }: FoundUser): SessionUser => ({
    id,
    name,
    role,
    company_id,
    avatar: avatar_key && signing.urlOf(avatar_key),
  });

  return {
    /** Signs a user in. Throws 401 for wrong credentials and for blocked users and companies alike; 429 after too many failures. */
    login: async ({ email, password }: Credentials, device: Device): Promise<SignedIn> => {
      const attempt = await countAttempt(db, email, device.address);
      const user = await db.asSystem((tx) => findUser(tx, eq(users.email, email)));
      // The sample password is public: refuse it in production, also in a database that was a try-out before.
      const isPublic = config.production && password === SAMPLE_PASSWORD;
      const matches = (await isPassword(password, user?.password_hash)) && !isPublic;
      if (!user || !matches || !maySignIn(user))
        throw attempt.wait > 0 ? tooManyFailures(attempt.wait) : new Refusal(401, 'unknown_user');
      return begin(user, device, attempt);
    },

    /** Signs in a user who has just been authenticated in another way. Undefined if the user or the company is blocked. */
    signIn: async (
      userId: number,
      device: Device,
      attempt?: CountedAttempt,
    ): Promise<SignedIn | undefined> => {
      const user = await db.asSystem((tx) => findUser(tx, eq(users.id, userId)));
      return user && maySignIn(user) ? begin(user, device, attempt) : undefined;
    },

    /** Returns a new token; the present one stays valid for some seconds (access.ts). */
    refresh: async (principal: Principal): Promise<TokenAnswer> => {
      const answer = await db.asSystem(async (tx) => {
        const [replaced] = await tx
          .update(sessions)
          .set({ replaced_at: sql`coalesce(${sessions.replaced_at}, now())` })
          .where(eq(sessions.token_hash, principal.tokenHash))
          .returning(SHARED);
        if (!replaced) throw new Refusal(401, 'not_signed_in');
        return issueToken(tx, replaced);
      });
      return answer;
    },

    /**
     * Returns a token with which the operator views as another user without changing anything. Recorded in the audit log
     * (docs/decisions/companies.md); ends with the operator's own sign-in.
     * Throws 404; 422 for another operator and for a user who cannot sign in.
     */
    viewAs: (principal: Principal, id: number): Promise<SignedIn> =>
      db.asSystem(async (tx) => {
        const user = await findUser(tx, eq(users.id, id));
        if (!user) throw notFound();
        if (user.role === 'admin') throw new Refusal(422, 'operator_not_viewed');
        if (!maySignIn(user)) throw new Refusal(422, 'blocked_not_viewed');
        await recordAction(tx, principal, user.company_id, 'user viewed', { user: id });
        const own = { viewer_id: principal.userId, viewer_sign_in: await signInOf(tx, principal) };
        const token = await issueToken(tx, { user_id: id, ...own, sign_in: randomUUID() });
        return { ...token, user: sessionUser(user) };
      }),

    /** Ends every token of this sign-in. */
    logout: async (principal: Principal): Promise<void> => {
      await db.asSystem((tx) =>
        tx
          .delete(sessions)
          .where(
            sql`${sessions.sign_in} = (select sign_in from sessions where token_hash = ${principal.tokenHash})`,
          ),
      );
    },
  };
};

/** Returns the token's sign-in, locked so that it does not end before the new session is linked to it. */
const signInOf = async (tx: Tx, { tokenHash }: Principal): Promise<string> => {
  const [own] = await tx
    .select({ sign_in: sessions.sign_in })
    .from(sessions)
    .where(eq(sessions.token_hash, tokenHash))
    .for('share');
  if (!own) throw new Refusal(401, 'not_signed_in');
  return own.sign_in;
};

/** Returns when the newest token of a sign-in expires, in milliseconds since 1970; 0 if there is none. */
const endOf = async (tx: Tx, signIn: string): Promise<number> => {
  const [newest] = await tx
    .select({ end: max(sessions.expires_at) })
    .from(sessions)
    .where(eq(sessions.sign_in, signIn));
  return newest?.end?.getTime() ?? 0;
};

/** Returns the user's fields needed to sign in, and whether the user's company is active: null without a company. Undefined if no user matches. */
const findUser = async (tx: Tx, condition: SQL) => {
  const { id, name, email, role, company_id, avatar_key, password_hash, is_active } = users;
  const [user] = await tx
    .select({
      id,
      name,
      email,
      role,
      company_id,
      avatar_key,
      password_hash,
      is_active,
      companyActive: companies.is_active,
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, company_id))
    .where(condition);
  return user;
};
type FoundUser = NonNullable<Awaited<ReturnType<typeof findUser>>>;

const maySignIn = ({ is_active, companyActive }: FoundUser): boolean =>
  is_active === 1 && companyActive !== 0;
