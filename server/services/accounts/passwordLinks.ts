import { and, eq, isNull } from 'drizzle-orm';
import { PRODUCT_NAME } from '../../../contract/product.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { passwordResets, sessions, users } from '../../db/schema/index.ts';
import { type Locale, message } from '../../messages/index.ts';
import { hashToken, newToken } from '../shared/secretToken.ts';

/** Why somebody gets a link to set a password, and for how long it is good, in minutes. */
const LINKS = {
  reset: { minutes: 60, subject: 'mail_reset_subject', text: 'mail_reset_text' },
  welcome: { minutes: 7 * 24 * 60, subject: 'mail_welcome_subject', text: 'mail_welcome_text' },
} as const;

/** Makes a link that sets a person's password, good once. */
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

/** Sets a person's password, ends every session, and drops other links and an address that waits for its confirmation. Returns whose it is. */
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

/** The columns of an address that waits for its confirmation, empty. */
export const NO_PENDING_EMAIL = {
  pending_email: null,
  pending_email_hash: null,
  pending_email_expires_at: null,
} as const;

/** Mails a person a link to set a password, good once, in his language, else in `locale`. Throws when the mail server does not take it. */
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

/** Welcomes a new person with a link to set a password. It does not wait for the mail server: the link can be asked for again. */
export const invite = (context: Context, userId: number, locale: Locale): void => {
  mailPasswordLink(context, userId, 'welcome', locale).catch((error: unknown) =>
    context.log.error({ err: error, userId }, 'the mail that welcomes a new person was not sent'),
  );
};
