import { AttemptLimit } from '@turntable/declare/server/accounts/attemptLimit.ts';
import { hashPassword } from '@turntable/declare/server/accounts/passwords.ts';
import { hashToken } from '@turntable/declare/server/accounts/secretToken.ts';
import { and, eq, gt, isNull, sql } from '@turntable/declare/server/db/drizzle.ts';
import { Refusal } from '@turntable/declare/server/refusal.ts';
import type { Context } from '../../context.ts';
import { passwordResets, users } from '../../db/schema/index.ts';
import type { Locale } from '../../messages/index.ts';
import { assertLength } from '../shared/passwordLength.ts';
import { replacePassword } from './inner/passwordLinks.ts';
import { mailPasswordLink } from './passwordMail.ts';
import { clearAccountFailures } from './signInLimit.ts';

/** Creates the service that replaces forgotten passwords (specification, chapters 2 and 5). */
export const createPasswordReset = (context: Context) => {
  const { config, db, log } = context;
  const perAddress = new AttemptLimit(20, 60);
  const perAccount = new AttemptLimit(3, 300);

  const mailLink = async (email: string, locale: Locale): Promise<void> => {
    const [user] = await db.asSystem((tx) =>
      tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.email, email), eq(users.is_active, 1))),
    );
    if (user) await mailPasswordLink(context, user.id, 'reset', locale);
  };

  return {
    /** Sends a link if the address is known. The response is immediate and always the same, so that it does not reveal users. */
    forgot: (email: string, locale: Locale, address: string): void => {
      perAddress.takeOrRefuse(address);
      if (perAccount.take(email) > 0) return;
      mailLink(email, locale).catch((error: unknown) =>
        log.error({ err: error }, 'the mail with a link for a new password was not sent'),
      );
    },

    /** Sets the password, once per link, ends every session of the user, and clears their failed sign-ins. */
    reset: async (token: string, password: string, address: string): Promise<void> => {
      assertLength(config, password);
      const passwordHash = await hashPassword(password);
      await db.asSystem(async (tx) => {
        const [link] = await tx
          .update(passwordResets)
          .set({ used_at: sql`now()` })
          .where(
            and(
              eq(passwordResets.token_hash, hashToken(token)),
              isNull(passwordResets.used_at),
              gt(passwordResets.expires_at, sql`now()`),
            ),
          )
          .returning({ userId: passwordResets.user_id });
        if (!link) throw new Refusal(422, 'reset_link_invalid');
        const user = await replacePassword(tx, link.userId, passwordHash);
        await clearAccountFailures(tx, user, address);
      });
    },
  };
};
