import { and, eq, isNull } from 'drizzle-orm';
import { PRODUCT_NAME } from '../../../brand.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { passwordResets, sessions, users } from '../../db/schema/index.ts';
import { type Locale, message } from '../../messages/index.ts';
import { hashToken, newToken } from '../shared/secretToken.ts';

/** Reasons for a link to set a password, each with its validity in minutes. */
const LINKS = {
  reset: { minutes: 60, subject: 'mail_reset_subject', text: 'mail_reset_text' },
  welcome: { minutes: 7 * 24 * 60, subject: 'mail_welcome_subject', text: 'mail_welcome_text' },
} as const;

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

/** Sends a link to set a password, valid once, in the user's language, else in `locale`. Throws when the mail server refuses. */
export const mailPasswordLink = async (
  { config, db, mailer }: Context,
  userId: number,
  why: keyof typeof LINKS,
  locale: Locale,
): Promise<void> => {
  const { minutes, subject, text } = LINKS[why];
  const { user, link } = await db.asSystem(async (tx) => {
    const link = await makePasswordLink({ config }, tx, userId, minutes);
    const [user] = await tx
      .select({ name: users.name, email: users.email, locale: users.locale })
      .from(users)
      .where(eq(users.id, userId));
    return { user, link };
  });
  if (!user) throw new Error(`user ${userId} is gone`);
  const language = user.locale ?? locale;
  const values = {
    product: PRODUCT_NAME,
    name: user.name,
    minutes,
    days: Math.floor(minutes / 1440),
    link,
  };
  await mailer.send({
    to: user.email,
    subject: message(language, subject, values),
    text: message(language, text, values),
  });
};

/** Welcomes a new user with a link to set a password. Does not wait for the mail server: the link can be requested again. */
export const invite = (context: Context, userId: number, locale: Locale): void => {
  mailPasswordLink(context, userId, 'welcome', locale).catch((error: unknown) =>
    context.log.error({ err: error, userId }, 'the mail that welcomes a new person was not sent'),
  );
};
