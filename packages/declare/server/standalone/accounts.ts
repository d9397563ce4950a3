import { z } from 'zod';
import type { Role } from '../../application.ts';
import { call } from '../../contract/call.ts';
import { id } from '../../contract/fields.ts';
import { done } from '../../contract/page.ts';
import { SESSION } from '../../contract/session.ts';
import { AttemptLimit } from '../accounts/attemptLimit.ts';
import { hashPassword, isPassword } from '../accounts/passwords.ts';
import { hashToken, newToken } from '../accounts/secretToken.ts';
import { and, eq, gt, lt } from '../db/drizzle.ts';
import type { Authenticate, Handlers } from '../http/contractRoutes.ts';
import { DONE } from '../http/contractRoutes.ts';
import type { CurrentPrincipal } from '../principal.ts';
import { Refusal } from '../refusal.ts';
import type { StandaloneDatabase } from './database.ts';
import { sessions, users } from './schema.ts';

const TOKEN_SECONDS = 3600;
/** A replaced token stays valid for requests that were under way with it. */
const REPLACED_SECONDS = 20;
const SIGN_IN_DAYS = 30;
/** Failed sign-ins to an account, and from a client, which may be an office: at once, and one more every so many seconds. */
const OF_ACCOUNT = [10, 30] as const;
const OF_CLIENT = [50, 10] as const;

const after = (seconds: number): Date => new Date(Date.now() + seconds * 1000);

/** A person who may sign in. */
export interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
  readonly company_id: number | null;
}

const userShape = z.strictObject({
  id,
  name: z.string(),
  role: z.string(),
  company_id: id.nullable(),
});
const tokenShape = { access_token: z.string(), expires_in: z.int().positive() };

/** Returns the calls of a session for an application with these roles. */
export const sessionCalls = (roles: readonly Role[]) => ({
  login: call({
    ...SESSION.login,
    summary: 'Sign in',
    body: z.strictObject({
      email: z.string().trim().toLowerCase().max(254),
      password: z.string().max(200),
    }),
    response: z.strictObject({ ...tokenShape, user: userShape }),
  }),
  me: call({
    ...SESSION.me,
    summary: 'Get the signed-in user',
    roles,
    response: z.strictObject({ data: userShape }),
  }),
  refresh: call({
    ...SESSION.refresh,
    summary: 'Replace the token',
    roles,
    response: z.strictObject(tokenShape),
  }),
  logout: call({ ...SESSION.logout, summary: 'Sign out', roles, response: done }),
});
type SessionCalls = ReturnType<typeof sessionCalls>;

const BEARER = /^Bearer ([\w-]{20,100})$/i;
const tokenIn = ({ authorization }: { authorization?: string | undefined }): string =>
  BEARER.exec(authorization ?? '')?.[1] ?? '';

/** Creates the accounts of an application: signing in with e-mail and password, tokens, and who a request is from. */
export const createAccounts = (db: StandaloneDatabase) => {
  const ofAccount = new AttemptLimit(...OF_ACCOUNT);
  const ofClient = new AttemptLimit(...OF_CLIENT);

  const issue = async (user_id: number, ends_at: Date) => {
    const token = newToken();
    const expires_at = new Date(Math.min(after(TOKEN_SECONDS).getTime(), ends_at.getTime()));
    await db.asSystem(async (tx) => {
      await tx.delete(sessions).where(lt(sessions.expires_at, new Date()));
      await tx
        .insert(sessions)
        .values({ token_hash: hashToken(token), user_id, expires_at, ends_at });
    });
    return {
      access_token: token,
      expires_in: Math.max(1, Math.round((expires_at.getTime() - Date.now()) / 1000)),
    };
  };

  const found = (token: string) =>
    db.asSystem(async (tx) => {
      const [row] = await tx
        .select({ user: users, session: sessions })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.user_id))
        .where(and(eq(sessions.token_hash, hashToken(token)), gt(sessions.expires_at, new Date())));
      return row;
    });

  const viewOf = ({ id, name, role, company_id }: typeof users.$inferSelect) => ({
    id,
    name,
    role,
    company_id,
  });

  const authenticate: Authenticate = async ({ headers }) => {
    const row = await found(tokenIn(headers));
    if (!row) return null;
    const { id: userId, role, company_id: companyId } = row.user;
    const principal = { userId, role, companyId, locale: null, viewerId: null };
    return principal as CurrentPrincipal; // an application on this server has no larger one
  };

  const handlers: Handlers<SessionCalls> = {
    login: async ({ body: { email, password }, request }) => {
      ofClient.takeOrRefuse(request.ip);
      ofAccount.takeOrRefuse(email);
      const [user] = await db.asSystem((tx) =>
        tx.select().from(users).where(eq(users.email, email)),
      );
      const isRight = await isPassword(password, user?.password_hash);
      if (!user || !isRight) throw new Refusal(401, 'sign_in_failed');
      ofAccount.clear(email);
      ofClient.giveBack(request.ip);
      return { ...(await issue(user.id, after(SIGN_IN_DAYS * 86_400))), user: viewOf(user) };
    },
    me: async ({ request }) => {
      const row = await found(tokenIn(request.headers));
      if (!row) throw new Refusal(401, 'not_signed_in');
      return { data: viewOf(row.user) };
    },
    refresh: async ({ request }) => {
      const old = tokenIn(request.headers);
      const row = await found(old);
      if (!row) throw new Refusal(401, 'not_signed_in');
      await db.asSystem((tx) =>
        tx
          .update(sessions)
          .set({ expires_at: after(REPLACED_SECONDS) })
          .where(eq(sessions.token_hash, hashToken(old))),
      );
      return issue(row.user.id, row.session.ends_at);
    },
    logout: async ({ request }) => {
      await db.asSystem((tx) =>
        tx.delete(sessions).where(eq(sessions.token_hash, hashToken(tokenIn(request.headers)))),
      );
      return DONE;
    },
  };

  return { handlers, authenticate };
};

/** Adds a person who may sign in. */
export const addUser = async (
  db: StandaloneDatabase,
  { password, email, ...user }: NewUser,
): Promise<void> => {
  const password_hash = await hashPassword(password);
  await db.asSystem((tx) =>
    tx.insert(users).values({ ...user, email: email.toLowerCase(), password_hash }),
  );
};
