import { and, eq, isNull, sql } from '@turntable/declare/server/db/drizzle.ts';
import { notFound } from '@turntable/declare/server/refusal.ts';
import type { SignInView } from '../../../contract/accounts/session.ts';
import type { Context } from '../../context.ts';
import { sessions } from '../../db/schema/index.ts';
import type { Principal } from '../scope/principal.ts';
import { browserOf, systemOf } from './inner/userAgent.ts';

// No request's role can touch sessions, so the owner's transaction is used and every condition is spelled out.

/** Returns the user's sign-ins, the last used first. An operator who views as this user sees them too. */
export const listSignIns = async (
  { db }: Pick<Context, 'db'>,
  principal: Principal,
): Promise<SignInView[]> => {
  const rows = await db.asSystem((tx) =>
    tx
      .select({
        id: sessions.sign_in,
        signed_in_at: sql<string>`min(${sessions.signed_in_at})`.mapWith(sessions.signed_in_at),
        used_at: sql<string>`max(${sessions.used_at})`.mapWith(sessions.used_at),
        address: sql<string>`max(${sessions.address})`,
        userAgent: sql<string>`max(${sessions.user_agent})`,
        is_current: sql<boolean>`bool_or(${sessions.token_hash} = ${principal.tokenHash})`,
      })
      .from(sessions)
      .where(and(eq(sessions.user_id, principal.userId), isNull(sessions.viewer_id)))
      .groupBy(sessions.sign_in)
      .having(sql`max(${sessions.expires_at}) > now()`)
      .orderBy(sql`max(${sessions.used_at}) desc`, sessions.sign_in),
  );
  return rows.map(({ id, signed_in_at, used_at, address, userAgent, is_current }) => ({
    id,
    signed_in_at: signed_in_at.toISOString(),
    used_at: used_at.toISOString(),
    address,
    browser: browserOf(userAgent),
    system: systemOf(userAgent),
    is_current: is_current ? 1 : 0,
  }));
};

/** Ends every token of one of the signed-in user's sign-ins. Throws 404 for one that is not theirs or has ended. */
export const endSignIn = async (
  { db, log }: Pick<Context, 'db' | 'log'>,
  principal: Principal,
  id: string,
): Promise<void> => {
  const ended = await db.asSystem((tx) =>
    tx
      .delete(sessions)
      .where(
        and(
          eq(sessions.user_id, principal.userId),
          isNull(sessions.viewer_id),
          eq(sessions.sign_in, id),
        ),
      )
      .returning({ id: sessions.id }),
  );
  if (ended.length === 0) throw notFound();
  log.info({ userId: principal.userId }, 'a session was ended from the profile');
};
