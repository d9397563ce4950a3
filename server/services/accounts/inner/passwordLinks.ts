import { hashToken, newToken } from '@turntable/declare/server/accounts/secretToken.ts';
import { and, eq, isNull } from '@turntable/declare/server/db/drizzle.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
import { passwordResets, sessions, users } from '../../../db/schema/index.ts';

/** Creates a link that sets a user's password, valid once. */
export const makePasswordLink = async (
  { config }: Pick<Context, 'config'>,
  tx: Tx,
  userId: number,
  minutes: number,
): Promise<string> => {
  const token = newToken();
  const expires_at = new Date(Date.now() + minutes * 60_000);
  await tx
    .insert(passwordResets)
    .values({ user_id: userId, token_hash: hashToken(token), expires_at });
  return `${config.publicUrl}/reset-password?token=${token}`;
};

/** Sets a user's password, ends every session, and drops other links and an unconfirmed address. Returns the user. */
export const replacePassword = async (
  tx: Tx,
  userId: number,
  passwordHash: string,
): Promise<{ id: number; email: string }> => {
  const [user] = await tx
    .update(users)
    .set({ password_hash: passwordHash, ...NO_PENDING_EMAIL })
    .where(eq(users.id, userId))
    .returning({ id: users.id, email: users.email });
  if (!user) throw new Error(`user ${userId} is gone`);
  await tx.delete(sessions).where(eq(sessions.user_id, userId));
  await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.user_id, userId), isNull(passwordResets.used_at)));
  return user;
};

/** Empty columns of an unconfirmed address. */
export const NO_PENDING_EMAIL = {
  pending_email: null,
  pending_email_hash: null,
  pending_email_expires_at: null,
} as const;
