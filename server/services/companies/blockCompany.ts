import { eq, sql } from '@turntable/declare/server/db/drizzle.ts';
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
 * Blocks or unblocks a company (specification, chapter 4). Blocking ends its users' sessions at once, by a trigger; its sub-companies are
 * not affected. Repeating it changes nothing. Throws 404.
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

/** Writes to the audit log that a company was blocked or unblocked; nothing when its state did not change. */
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
