import { eq, sql } from 'drizzle-orm';
import type { CompanyUser, CompanyUserCreate, CompanyUserSave, Status } from '../../contract/entities/staff.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/client.ts';
import { users } from '../db/schema/index.ts';
import type { Locale } from '../messages/index.ts';
import { recordAction } from './audit.ts';
import { findCompany } from './companyRows.ts';
import { invite } from './passwordLinks.ts';
import { hashOfUnknown } from './passwords.ts';
import { type Principal, scopeOf } from './principal.ts';
import { demandVersion, invalidField, Refusal } from './refusal.ts';
import { findStaff, lockStaff, staffView, takenAddress } from './staffRows.ts';

/** A member of staff. Throws 404. */
export const readStaff = ({ db, signing }: Context, principal: Principal, id: number): Promise<CompanyUser> =>
  db.as(scopeOf(principal), async (tx) => staffView(signing, await findStaff(tx, id)));

/**
 * Adds somebody to a company, who is mailed a link to set a password. Throws 404 for a company out of scope, 422 at `email` for an
 * address that is in use.
 */
export const createStaff = async (
  context: Context,
  principal: Principal,
  { companyId, input, locale }: { companyId: number; input: CompanyUserCreate; locale: Locale },
): Promise<CompanyUser> => {
  const password_hash = await hashOfUnknown();
  const created = await context.db.as(scopeOf(principal), async (tx) => {
    await findCompany(tx, companyId);
    const values = { ...input, company_id: companyId, password_hash };
    const [row] = await takenAddress('email', () => tx.insert(users).values(values).returning({ id: users.id }));
    if (!row) throw new Error('an insert returned no row');
    return staffView(context.signing, await findStaff(tx, row.id));
  });
  invite(context, created.id, locale);
  return created;
};

/**
 * Saves what changed of a member of staff. Throws 404; 409 when `version` is not the present one any more; 422 for an address that is in
 * use, and for another role of a company's head.
 */
export const saveStaff = ({ db, signing }: Context, principal: Principal, id: number, input: CompanyUserSave): Promise<CompanyUser> =>
  db.as(scopeOf(principal), async (tx) => {
    const { version, ...fields } = input;
    const user = await lockStaff(tx, id);
    demandVersion(user, version);
    if (fields.role !== undefined && user.role === 'chief') throw invalidField('role', 'chief_stays');
    await takenAddress('email', () => update(tx, id, fields));
    return staffView(signing, await findStaff(tx, id));
  });

/**
 * Blocks a member of staff or lets him in again (specification, chapter 4). Blocking ends his sessions at once, by a trigger. Doing it
 * twice is doing it once. Throws 404; 422 for oneself.
 */
export const setStaffStatus = ({ db, signing }: Context, principal: Principal, id: number, status: Status): Promise<CompanyUser> =>
  db.as(scopeOf(principal), async (tx) => {
    const user = await lockStaff(tx, id);
    const is_active = status === 'active' ? 1 : 0;
    if (is_active === 0 && id === principal.userId) throw new Refusal(422, 'own_account');
    if (user.is_active !== is_active) {
      await update(tx, id, { is_active });
      await recordAction(tx, principal, user.company_id, is_active ? 'user unblocked' : 'user blocked', { user: id });
    }
    return staffView(signing, await findStaff(tx, id));
  });

const update = (tx: Tx, id: number, fields: Partial<typeof users.$inferInsert>) =>
  tx
    .update(users)
    .set({ ...fields, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
