import { hashOfUnknown } from '@turntable/declare/server/accounts/passwords.ts';
import { eq, sql } from '@turntable/declare/server/db/drizzle.ts';
import { assertVersion, invalidField, Refusal } from '@turntable/declare/server/refusal.ts';
import type {
  CompanyUser,
  CompanyUserCreate,
  CompanyUserSave,
  PhotoManagerCreate,
  Status,
} from '../../../contract/staff/staff.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/schema/index.ts';
import type { Locale } from '../../messages/index.ts';
import { changeEmail, mailEmailChange } from '../accounts/emailChange.ts';
import { invite } from '../accounts/passwordMail.ts';
import { findCompany } from '../companies/companyRows.ts';
import { type Principal, scopeOf } from '../scope/principal.ts';
import { recordAction } from '../shared/audit.ts';
import { findStaff, lockStaff, staffView, takenAddress } from './staffRows.ts';

/** Returns a member of staff. Throws 404. */
export const readStaff = (
  { db, signing }: Context,
  principal: Principal,
  id: number,
): Promise<CompanyUser> =>
  db.as(scopeOf(principal), async (tx) => staffView(signing, await findStaff(tx, id)));

/**
 * Adds a user to a company, and sends a link to set a password. Throws 404 for a company out of scope, 422 at `email` for an address in
 * use.
 */
export const createStaff = async (
  context: Context,
  principal: Principal,
  { companyId, input, locale }: { companyId: number; input: CompanyUserCreate; locale: Locale },
): Promise<CompanyUser> => {
  const password_hash = await hashOfUnknown();
  const created = await context.db.as(scopeOf(principal), async (tx) => {
    await findCompany(tx, companyId);
    return insertStaff(context, tx, { ...input, company_id: companyId, password_hash });
  });
  invite(context, created.id, locale);
  return created;
};

/** Adds a photo manager of the operator's, who is mailed a link to set a password. Throws 422 at `email` for an address that is in use. */
export const createPhotoManager = async (
  context: Context,
  { input, locale }: { input: PhotoManagerCreate; locale: Locale },
): Promise<CompanyUser> => {
  const password_hash = await hashOfUnknown();
  const values = { ...input, role: 'photo_manager', company_id: null, password_hash } as const;
  const created = await context.db.as('operator', (tx) => insertStaff(context, tx, values));
  invite(context, created.id, locale);
  return created;
};

const insertStaff = async (
  { signing }: Context,
  tx: Tx,
  values: typeof users.$inferInsert,
): Promise<CompanyUser> => {
  const [row] = await takenAddress('email', () =>
    tx.insert(users).values(values).returning({ id: users.id }),
  );
  if (!row) throw new Error('an insert returned no row');
  return staffView(signing, await findStaff(tx, row.id));
};

/**
 * Saves what changed of a member of staff; a new address once it is confirmed (emailChange.ts). Throws 404; 409 when `version` is not the
 * present one any more; 422 for an address that is in use, for the manager's own address, and for another role of a company's manager or of a photo
 * manager of the operator's, who has no company to work for.
 */
export const saveStaff = async (
  context: Context,
  principal: Principal,
  id: number,
  input: CompanyUserSave,
  locale: Locale,
): Promise<CompanyUser> => {
  const { change, saved } = await context.db.as(scopeOf(principal), async (tx) => {
    const { version, email, ...fields } = input;
    const user = await lockStaff(tx, id);
    assertVersion(user, version);
    if (fields.role !== undefined && user.role === 'chief')
      throw invalidField('role', 'chief_stays');
    if (fields.role === 'employee' && user.company_id === null)
      throw invalidField('role', 'photo_manager_stays');
    if (id === principal.userId && email !== undefined && email !== user.email)
      throw invalidField('email', 'own_address_in_profile');
    await update(tx, id, fields);
    const change = await changeEmail(tx, user, email, 'email');
    return { change, saved: staffView(context.signing, await findStaff(tx, id)) };
  });
  if (change) mailEmailChange(context, change, locale);
  return saved;
};

/**
 * Blocks or unblocks a member of staff (specification, chapter 4); `other` toggles the state. Blocking ends their sessions
 * at once, by a trigger. Setting the same status twice is setting it once. Throws 404; 422 for the caller's own account.
 */
export const setStaffStatus = (
  { db, signing }: Context,
  principal: Principal,
  id: number,
  status: Status | 'other',
): Promise<CompanyUser> =>
  db.as(scopeOf(principal), async (tx) => {
    const user = await lockStaff(tx, id);
    const wanted = status === 'other' ? user.is_active === 0 : status === 'active';
    const is_active = wanted ? 1 : 0;
    if (is_active === 0 && id === principal.userId) throw new Refusal(422, 'own_account');
    if (user.is_active !== is_active) {
      await update(tx, id, { is_active });
      await recordAction(
        tx,
        principal,
        user.company_id,
        is_active ? 'user unblocked' : 'user blocked',
        { user: id },
      );
    }
    return staffView(signing, await findStaff(tx, id));
  });

const update = (tx: Tx, id: number, fields: Partial<typeof users.$inferInsert>) =>
  tx
    .update(users)
    .set({ ...fields, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
