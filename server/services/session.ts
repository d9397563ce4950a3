import { randomUUID } from 'node:crypto';
import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { SessionUser, SignedIn, TokenAnswer } from '../../contract/entities/session.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/client.ts';
import { companies, passwordResets, sessions, users } from '../db/schema/index.ts';
import { SAMPLE_PASSWORD } from '../db/seed/samplePeople.ts';
import { AttemptLimit } from './attemptLimit.ts';
import { recordAction } from './audit.ts';
import { isPassword } from './passwords.ts';
import type { Principal } from './principal.ts';
import { notFound, Refusal } from './refusal.ts';
import { hashToken, newToken } from './tokens.ts';

export type SessionService = ReturnType<typeof createSessionService>;

interface Credentials {
  email: string;
  password: string;
}

/** Signing in, staying in, signing out (specification, chapters 4 and 7). */
export const createSessionService = ({ config, db, signing, log }: Context) => {
  // An account can be tried from many addresses, an address can try many accounts; an office shares one address.
  const perAccount = new AttemptLimit(10, 60);
  const perAddress = new AttemptLimit(50, 10);

  const issueToken = async (tx: Tx, owner: { user_id: number; viewer_id: number | null; sign_in: string }): Promise<TokenAnswer> => {
    const token = newToken();
    await tx.insert(sessions).values({
      ...owner,
      token_hash: hashToken(token),
      expires_at: new Date(Date.now() + config.tokenSeconds * 1000),
    });
    return { access_token: token, expires_in: config.tokenSeconds };
  };

  const sessionUser = ({ id, name, role, avatar_key, company_id }: FoundUser): SessionUser => ({
    ...{ id, name, role, company_id },
    avatar: avatar_key && signing.urlOf(avatar_key),
  });

  return {
    /** 401 for wrong credentials and for blocked users and companies alike; 429 after too many failures. */
    login: async ({ email, password }: Credentials, address: string): Promise<SignedIn> => {
      const wait = Math.max(perAddress.take(address), perAccount.take(email));
      if (wait > 0) throw new Refusal(429, 'too_many_sign_ins', { params: { seconds: wait }, retryAfterSeconds: wait });

      const user = await db.asSystem((tx) => findUser(tx, eq(users.email, email)));
      // The sample password is public: it opens nothing in production, not even a database that was tried out before.
      const isPublic = config.production && password === SAMPLE_PASSWORD;
      const matches = (await isPassword(password, user?.password_hash)) && !isPublic;
      if (!user || !matches || !isLetIn(user)) throw new Refusal(401, 'unknown_user');

      perAccount.clear(email);
      perAddress.giveBack(address);
      const token = await db.asSystem(async (tx) => {
        await tx.update(users).set({ last_visit: sql`now()` }).where(eq(users.id, user.id));
        // What is long over is cleared away where it arises.
        await tx.delete(sessions).where(and(eq(sessions.user_id, user.id), lt(sessions.expires_at, sql`now()`)));
        await tx.delete(passwordResets).where(and(eq(passwordResets.user_id, user.id), lt(passwordResets.expires_at, sql`now()`)));
        return issueToken(tx, { user_id: user.id, viewer_id: null, sign_in: randomUUID() });
      });
      log.info({ userId: user.id }, 'signed in');
      return { ...token, user: sessionUser(user) };
    },

    /** A new token; the present one lives on for some seconds (access.ts). */
    refresh: async (principal: Principal): Promise<TokenAnswer> => {
      const answer = await db.asSystem(async (tx) => {
        const [replaced] = await tx
          .update(sessions)
          .set({ replaced_at: sql`coalesce(${sessions.replaced_at}, now())` })
          .where(eq(sessions.token_hash, principal.tokenHash))
          .returning({ user_id: sessions.user_id, viewer_id: sessions.viewer_id, sign_in: sessions.sign_in });
        if (!replaced) throw new Refusal(401, 'not_signed_in');
        return issueToken(tx, replaced);
      });
      return answer;
    },

    /**
     * A token with which the operator sees what somebody else sees, to help, and changes nothing; who did so is kept (decisions).
     * Throws 404; 422 for another operator and for whoever cannot sign in.
     */
    viewAs: (principal: Principal, id: number): Promise<SignedIn> =>
      db.asSystem(async (tx) => {
        const user = await findUser(tx, eq(users.id, id));
        if (!user) throw notFound();
        if (user.role === 'admin') throw new Refusal(422, 'operator_not_viewed');
        if (!isLetIn(user)) throw new Refusal(422, 'blocked_not_viewed');
        await recordAction(tx, principal, user.company_id, 'user viewed', { user: id });
        const token = await issueToken(tx, { user_id: id, viewer_id: principal.userId, sign_in: randomUUID() });
        return { ...token, user: sessionUser(user) };
      }),

    /** Ends every token of this sign-in. */
    logout: async (principal: Principal): Promise<void> => {
      await db.asSystem((tx) =>
        tx.delete(sessions).where(sql`${sessions.sign_in} = (select sign_in from sessions where token_hash = ${principal.tokenHash})`),
      );
    },
  };
};

/** A user as far as signing in is concerned, with whether his company is active; null where he has none. */
const findUser = async (tx: Tx, condition: SQL) => {
  const { id, name, role, company_id, avatar_key, password_hash, is_active } = users;
  const [user] = await tx
    .select({ id, name, role, company_id, avatar_key, password_hash, is_active, companyActive: companies.is_active })
    .from(users)
    .leftJoin(companies, eq(companies.id, company_id))
    .where(condition);
  return user;
};
type FoundUser = NonNullable<Awaited<ReturnType<typeof findUser>>>;

const isLetIn = ({ is_active, companyActive }: FoundUser): boolean => is_active === 1 && companyActive !== 0;
