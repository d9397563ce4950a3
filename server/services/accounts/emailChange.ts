import { hashToken, newToken } from '@turntable/declare/server/accounts/secretToken.ts';
import { and, eq, gt, ne, sql } from '@turntable/declare/server/db/drizzle.ts';
import { invalidField, Refusal } from '@turntable/declare/server/refusal.ts';
import { PRODUCT_NAME } from '../../../brand.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/schema/index.ts';
import { type Locale, message } from '../../messages/index.ts';
import { takenAddress } from '../staff/staffRows.ts';
import { NO_PENDING_EMAIL } from './inner/passwordLinks.ts';

const LINK_HOURS = 24;

type Person = Pick<typeof users.$inferSelect, 'id' | 'name' | 'email' | 'locale'>;

/** The e-mails to send once the transaction is committed. */
export interface EmailChange {
  person: Person;
  email: string;
  token: string;
}

/** Stores a user's new address until its owner opens the link sent there. Throws 422 at `field` for an address in use. */
export const keepEmailChange = async (
  tx: Tx,
  { id, name, email: present, locale }: Person,
  email: string,
  field: string,
): Promise<EmailChange> => {
  const taken = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, id)));
  if (taken.length > 0) throw invalidField(field, 'email_taken');
  const token = newToken();
  await tx
    .update(users)
    .set({
      pending_email: email,
      pending_email_hash: hashToken(token),
      pending_email_expires_at: sql`now() + make_interval(hours => ${LINK_HOURS})`,
    })
    .where(eq(users.id, id));
  return { person: { id, name, email: present, locale }, email, token };
};

/**
 * Changes another user's address: at once while that user has never signed in; else returns the e-mails to send. Throws 422 at `field`
 * for an address in use.
 */
export const changeEmail = async (
  tx: Tx,
  person: typeof users.$inferSelect,
  email: string | undefined,
  field: string,
): Promise<EmailChange | undefined> => {
  if (email === undefined || email === person.email) return undefined;
  if (person.last_visit !== null) return keepEmailChange(tx, person, email, field);
  await takenAddress(field, () => tx.update(users).set({ email }).where(eq(users.id, person.id)));
  return undefined;
};

/** Sends the link to the new address and a notification to the current one. Does not wait for the mail server. */
export const mailEmailChange = (
  context: Pick<Context, 'config' | 'mailer' | 'log'>,
  change: EmailChange,
  locale: Locale,
): void => {
  const { config, mailer, log } = context;
  const { person, email, token } = change;
  const language = person.locale ?? locale;
  const values = {
    product: PRODUCT_NAME,
    name: person.name,
    email,
    hours: LINK_HOURS,
    support: config.support.email,
  };
  const confirm = { ...values, link: `${config.publicUrl}/confirm-email?token=${token}` };
  const object = { ...values, link: `${config.publicUrl}/forgot-password` };
  const mails = [
    {
      to: email,
      subject: message(language, 'mail_new_email_subject', confirm),
      text: message(language, 'mail_new_email_text', confirm),
    },
    {
      to: person.email,
      subject: message(language, 'mail_old_email_subject', object),
      text: message(language, 'mail_old_email_text', object),
    },
  ];
  for (const mail of mails) {
    mailer
      .send(mail)
      .catch((error: unknown) =>
        log.error({ err: error, userId: person.id }, 'a mail about a new address was not sent'),
      );
  }
};

/** Makes the new address the user's own. Throws 422 for an expired or used link, and when another user has the address now. */
export const confirmEmail = async (
  { db, log }: Pick<Context, 'db' | 'log'>,
  token: string,
): Promise<void> => {
  const [confirmed] = await db.asSystem((tx) =>
    takenAddress('token', () =>
      tx
        .update(users)
        .set({
          email: sql`${users.pending_email}`,
          ...NO_PENDING_EMAIL,
          version: sql`${users.version} + 1`,
        })
        .where(
          and(
            eq(users.pending_email_hash, hashToken(token)),
            gt(users.pending_email_expires_at, sql`now()`),
          ),
        )
        .returning({ id: users.id }),
    ),
  );
  if (!confirmed) throw new Refusal(422, 'email_link_invalid');
  log.info({ userId: confirmed.id }, 'an address was confirmed');
};
