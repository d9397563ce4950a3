import { eq } from '@turntable/declare/server/db/drizzle.ts';
import { PRODUCT_NAME } from '../../../brand.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/index.ts';
import { type Locale, message } from '../../messages/index.ts';
import { makePasswordLink } from './inner/passwordLinks.ts';

/** Reasons for a link to set a password, each with its validity in minutes. */
const LINKS = {
  reset: { minutes: 60, subject: 'mail_reset_subject', text: 'mail_reset_text' },
  welcome: { minutes: 7 * 24 * 60, subject: 'mail_welcome_subject', text: 'mail_welcome_text' },
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
    context.log.error({ err: error, userId }, 'the welcome mail to a new user was not sent'),
  );
};
