import type { BodyOf, ResponseOf } from '@turntable/declare/contract/call.ts';
import { hashPassword } from '@turntable/declare/server/accounts/passwords.ts';
import { and, asc, eq, ne, sql } from '@turntable/declare/server/db/drizzle.ts';
import {
  assertVersion,
  invalidField,
  notFound,
  Refusal,
} from '@turntable/declare/server/refusal.ts';
import type { Account } from '../../../contract/accounts/account.ts';
import type { account as calls } from '../../../contract/accounts/accountCalls.ts';
import type { session as sessionCalls } from '../../../contract/accounts/sessionCalls.ts';
import type { Preset } from '../../../contract/views/angle.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { companies, presetItems, presets, sessions, users } from '../../db/schema/index.ts';
import { LANGUAGES, type Locale } from '../../messages/index.ts';
import { lockCompany } from '../companies/companyRows.ts';
import { viewOwnCompany } from '../companies/companyView.ts';
import { assertOwnPictures, assertPlateChosen, assertPreset } from '../looks/references.ts';
import { type Principal, runAsUser, scopeOf } from '../scope/principal.ts';
import { definedOnly } from '../shared/definedOnly.ts';
import { assertLength } from '../shared/passwordLength.ts';
import { viewAccount } from './accountView.ts';
import { keepEmailChange, mailEmailChange } from './emailChange.ts';
import { NO_PENDING_EMAIL } from './inner/passwordLinks.ts';
import { assertPresentPassword } from './inner/presentPassword.ts';

type ProfileSave = BodyOf<typeof calls.saveProfile>;
type Me = ResponseOf<typeof sessionCalls.me>;

/** Creates the service for the user's own data, with the choices of its form (specification, chapter 7). */
export const createAccountService = (context: Context) => {
  const { config, db, signing } = context;
  /**
   * Prepares a change of the e-mail address or the password, which needs the present password. Throws 422 without it, 429 after too many wrong ones.
   */
  const ownersPart = async (
    principal: Principal,
    { email, password, current_password }: ProfileSave,
  ) => {
    if (password !== undefined) assertLength(config, password);
    const { id, name, email: present, locale, password_hash } = users;
    const [user] = await db.asSystem((tx) =>
      tx
        .select({ id, name, email: present, locale, password_hash })
        .from(users)
        .where(eq(id, principal.userId)),
    );
    if (!user) throw notFound();
    const newEmail = email === user.email ? undefined : email;
    if (newEmail === undefined && password === undefined) return { user };
    if (!current_password) throw invalidField('current_password', 'required');
    await assertPresentPassword(db, user, current_password);
    return {
      user,
      newEmail,
      passwordHash: password === undefined ? undefined : await hashPassword(password),
    };
  };

  /** Returns the operator who views as this user; null in the user's own sessions, which do not show it. */
  const viewerOf = async ({ viewerId }: Principal): Promise<Me['viewed_by']> => {
    if (viewerId === null) return null;
    const [viewer] = await db.asSystem((tx) =>
      tx.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, viewerId)),
    );
    return viewer ?? null;
  };

  return {
    me: async (principal: Principal): Promise<Me> => {
      const viewed_by = await viewerOf(principal);
      return runAsUser(db, principal, async (tx) => {
        const account = await viewAccount(tx, signing, principal);
        const company =
          principal.companyId === null ? null : await viewOwnCompany(tx, principal.companyId);
        return {
          account,
          company,
          cars_need_moderation: account.cars_need_moderation,
          role: principal.role,
          viewed_by,
        };
      });
    },

    /**
     * Saves the given fields; a new address once it is confirmed. A new password ends all other sessions of this user and drops an unconfirmed
     * address. Throws 409 for settings that have changed since `version`.
     */
    saveProfile: async (
      principal: Principal,
      body: ProfileSave,
      requested: Locale,
    ): Promise<Account> => {
      const {
        name,
        email: _email,
        phone,
        locale,
        current_password: _,
        password: __,
        password_confirmation: ___,
        version,
        ...look
      } = body;
      if (locale !== undefined && !LANGUAGES.has(locale))
        throw invalidField('locale', {
          code: 'invalid_choice',
          params: { values: [...LANGUAGES.keys()].join(', ') },
        });
      const { user, newEmail, passwordHash } = await ownersPart(principal, body);
      const own = definedOnly({ name, phone, locale, password_hash: passwordHash });
      const standards = definedOnly(look);

      // The owner's transaction, because a request's role cannot end sessions; so every condition is spelled out.
      const { change, saved } = await db.asSystem(async (tx) => {
        if (passwordHash !== undefined) Object.assign(own, NO_PENDING_EMAIL);
        if (Object.keys(own).length > 0) await saveOwn(tx, principal, own);
        if (Object.keys(standards).length > 0)
          await saveStandards(tx, principal, standards, version);
        if (passwordHash !== undefined) await endOtherSessions(tx, principal);
        const change =
          newEmail === undefined
            ? undefined
            : await keepEmailChange(
                tx,
                { ...user, locale: locale ?? user.locale },
                newEmail,
                'email',
              );
        return { change, saved: await viewAccount(tx, signing, principal) };
      });
      if (change) mailEmailChange(context, change, requested);
      return saved;
    },

    /** Drops an unconfirmed address: the link sent there is no longer valid. */
    cancelEmailChange: async (principal: Principal): Promise<void> => {
      await db.asSystem((tx) => saveOwn(tx, principal, NO_PENDING_EMAIL));
    },

    presets: (principal: Principal): Promise<Preset[]> =>
      db.as(scopeOf(principal), async (tx) => {
        const sets = await tx.select().from(presets).orderBy(asc(presets.id));
        const items = await tx
          .select()
          .from(presetItems)
          .orderBy(asc(presetItems.position), asc(presetItems.id));
        return sets.map((set) => ({
          ...set,
          items: items
            .filter((item) => item.preset_id === set.id)
            .map(({ preset_id: _, ...item }) => item),
        }));
      }),
  };
};

const saveOwn = async (
  tx: Tx,
  principal: Principal,
  own: Partial<typeof users.$inferInsert>,
): Promise<void> => {
  await tx
    .update(users)
    .set({ ...own, version: sql`${users.version} + 1` })
    .where(eq(users.id, principal.userId));
};

/**
 * Saves the company's standard look. Throws 403 for photo managers and the operator, who have none; 409 when `version` is outdated; 422 at the
 * invalid field.
 */
const saveStandards = async (
  tx: Tx,
  principal: Principal,
  look: Partial<typeof companies.$inferInsert>,
  version: number | undefined,
): Promise<void> => {
  if (principal.companyId === null || principal.role === 'photo_manager')
    throw new Refusal(403, 'forbidden');
  const company = await lockCompany(tx, principal.companyId);
  assertVersion(company, version);
  await assertOwnPictures(tx, principal.companyId, look);
  assertPlateChosen(company, look);
  if (look.preset_id !== undefined) await assertPreset(tx, look.preset_id);
  await tx
    .update(companies)
    .set({ ...look, version: sql`${companies.version} + 1` })
    .where(eq(companies.id, principal.companyId));
};

const endOtherSessions = (tx: Tx, principal: Principal) =>
  tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.user_id, principal.userId),
        ne(
          sessions.sign_in,
          sql`(select sign_in from sessions where token_hash = ${principal.tokenHash})`,
        ),
      ),
    );
