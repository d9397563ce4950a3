import { eq, sql } from 'drizzle-orm';
import type { Company } from '../../../contract/companies/company.ts';
import type { Status } from '../../../contract/staff/staff.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { companies } from '../../db/schema/index.ts';
import type { Principal } from '../scope/principal.ts';
import { recordAction } from '../shared/audit.ts';
import { type CompanyRecord, lockCompany } from './companyRows.ts';
import { viewCompany } from './companyView.ts';

/**
 * Blocks a company or lets it in again (specification, chapter 4). Blocking ends the sessions of its people at once, by a trigger; its
 * sub-companies go on. Doing it twice is doing it once. Throws 404.
 */
export const setCompanyStatus = (
  { db }: Pick<Context, 'db'>,
  principal: Principal,
  id: number,
  status: Status,
): Promise<Company> =>
  db.as('operator', async (tx) => {
    const company = await lockCompany(tx, id);
    const is_active = status === 'active' ? 1 : 0;
    if (company.is_active !== is_active) {
      await tx
        .update(companies)
        .set({ is_active, version: sql`${companies.version} + 1` })
        .where(eq(companies.id, id));
    }
    await recordBlocking(tx, principal, company, status);
    return viewCompany(tx, id);
  });

/** Notes in the audit log that a company, as it was, is blocked or let in now; nothing when it was before. */
export const recordBlocking = async (
  tx: Tx,
  principal: Principal,
  before: CompanyRecord,
  status: Status,
): Promise<void> => {
  if ((before.is_active === 1) === (status === 'active')) return;
  await recordAction(
    tx,
    principal,
    before.id,
    status === 'active' ? 'company unblocked' : 'company blocked',
  );
};
