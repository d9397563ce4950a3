import { eq, sql } from '@turntable/declare/server/db/drizzle.ts';
import { invalidField, notFound } from '@turntable/declare/server/refusal.ts';
import type { CompanyUser } from '../../../contract/staff/staff.ts';
import type { Context } from '../../context.ts';
import { companies, ledgerEntries, users } from '../../db/schema/index.ts';
import { lockCompany } from '../companies/companyRows.ts';
import { type Principal, scopeOf } from '../scope/principal.ts';
import { recordAction } from '../shared/audit.ts';
import { findStaff, lockStaff, staffView } from '../staff/staffRows.ts';

/**
 * Transfers credits of a company to one of its users, who pays with them when no tokens may be spent. The company's balance must suffice:
 * only vehicles may make it negative. Throws 404; 422 at `amount` when it has too few.
 */
export const transferCredits = (
  { db, signing }: Pick<Context, 'db' | 'signing'>,
  principal: Principal,
  { id, amount }: { id: number; amount: number },
): Promise<CompanyUser> =>
  db.as(scopeOf(principal), async (tx) => {
    const user = await lockStaff(tx, id);
    if (user.company_id === null) throw notFound();
    const company = await lockCompany(tx, user.company_id);
    if (company.credits < amount) {
      throw invalidField('amount', {
        code: 'not_enough_credits',
        params: { credits: Math.max(0, company.credits) },
      });
    }
    await tx
      .update(companies)
      .set({ credits: sql`${companies.credits} - ${amount}` })
      .where(eq(companies.id, company.id));
    await tx
      .update(users)
      .set({ credits: sql`${users.credits} + ${amount}` })
      .where(eq(users.id, id));
    const entry = { company_id: company.id, user_id: principal.userId, member_id: id };
    await tx.insert(ledgerEntries).values([
      { ...entry, type: 'credits_to_staff', amount: -amount },
      { ...entry, type: 'staff_credits_added', amount },
    ]);
    await recordAction(tx, principal, company.id, 'credits handed to staff', { user: id, amount });
    return staffView(signing, await findStaff(tx, id));
  });
