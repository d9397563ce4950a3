import { randomUUID } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { SessionUser, TokenAnswer } from '../../contract/entities/session.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/client.ts';
import { companies, passwordResets, sessions, users } from '../db/schema/index.ts';
import { SAMPLE_PASSWORD } from '../db/seed/samplePeople.ts';
import { AttemptLimit } from './attemptLimit.ts';
import { isPassword } from './passwords.ts';
import type { Principal } from './principal.ts';
import { Refusal } from './refusal.ts';
import { hashToken, newToken } from './tokens.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Signing in, staying in, signing out (specification, chapters 4 and 7). */
export const createSessionService = ({ config, db, signing, log }: Context) => {
  // An account can be tried from many addresses, an address can try many accounts; an office shares one address.
  const perAccount = new AttemptLimit(10, 60);
  const perAddress = new AttemptLimit(50, 10);

  const issueToken = async (tx: Tx, userId: number, signIn: string): Promise<TokenAnswer> => {
    const token = newToken();
    await tx.insert(sessions).values({
      user_id: userId,
      sign_in: signIn,
      token_hash: hashToken(token),
      expires_at: new Date(Date.now() + config.tokenSeconds * 1000),
    });
    return { access_token: token, expires_in: config.tokenSeconds };
  };

  return {
    /** 401 for wrong credentials and for blocked users and companies alike; 429 after too many failures. */
    login: async ({ email, password }: Credentials, address: string): Promise<TokenAnswer & { user: SessionUser }> => {
      const wait = Math.max(perAddress.take(address), perAccount.take(email));
      if (wait > 0) throw new Refusal(429, 'too_many_sign_ins', { params: { seconds: wait }, retryAfterSeconds: wait });

      const [user] = await db.asSystem((tx) =>
        tx
          .select({ ...usersColumns, companyActive: companies.is_active })
          .from(users)
          .leftJoin(companies, eq(companies.id, users.company_id))
          .where(eq(users.email, email)),
      );
      // The sample password is public: it opens nothing in production, not even a database that was tried out before.
      const isPublic = config.production && password === SAMPLE_PASSWORD;
      const matches = (await isPassword(password, user?.password_hash)) && !isPublic;
      if (!user || !matches || user.is_active === 0 || user.companyActive === 0) throw new Refusal(401, 'unknown_user');

      perAccount.clear(email);
      perAddress.giveBack(address);
      const token = await db.asSystem(async (tx) => {
        await tx.update(users).set({ last_visit: sql`now()` }).where(eq(users.id, user.id));
        // What is long over is cleared away where it arises.
        await tx.delete(sessions).where(and(eq(sessions.user_id, user.id), lt(sessions.expires_at, sql`now()`)));
        await tx.delete(passwordResets).where(and(eq(passwordResets.user_id, user.id), lt(passwordResets.expires_at, sql`now()`)));
        return issueToken(tx, user.id, randomUUID());
      });
      log.info({ userId: user.id }, 'signed in');
      const avatar = user.avatar_key && signing.urlOf(user.avatar_key);
      return { ...token, user: { id: user.id, name: user.name, role: user.role, avatar, company_id: user.company_id } };
    },

    /** A new token; the present one lives on for some seconds (access.ts). */
    refresh: async (principal: Principal): Promise<TokenAnswer> => {
      const answer = await db.asSystem(async (tx) => {
        const [replaced] = await tx
          .update(sessions)
          .set({ replaced_at: sql`coalesce(${sessions.replaced_at}, now())` })
          .where(eq(sessions.token_hash, principal.tokenHash))
          .returning({ signIn: sessions.sign_in });
        if (!replaced) throw new Refusal(401, 'not_signed_in');
        return issueToken(tx, principal.userId, replaced.signIn);
      });
      return answer;
    },

    /** Ends every token of this sign-in. */
    logout: async (principal: Principal): Promise<void> => {
      await db.asSystem((tx) =>
        tx.delete(sessions).where(sql`${sessions.sign_in} = (select sign_in from sessions where token_hash = ${principal.tokenHash})`),
      );
    },
  };
};

const usersColumns = {
  id: users.id,
  name: users.name,
  role: users.role,
  company_id: users.company_id,
  avatar_key: users.avatar_key,
  password_hash: users.password_hash,
  is_active: users.is_active,
};
