import { eq, sql } from 'drizzle-orm';
import type { Company } from '../../../contract/companies/company.ts';
import type { Context } from '../../context.ts';
import { rawQuery } from '../../db/rawQuery.ts';
import { companies } from '../../db/schema/index.ts';
import type { Principal } from '../scope/principal.ts';
import { recordAction } from '../shared/audit.ts';
import { invalidField } from '../shared/refusal.ts';
import { findCompany, lockCompany } from './companyRows.ts';
import { viewCompany } from './companyView.ts';
import { selfAndAbove } from './inner/companyListSheet.ts';

type Pair = { readonly id: number; readonly company_id: number };

/** Any number that no other program takes in the same database. */
const TREE_LOCK = 7_382_043;

/**
 * Makes an unattached company a sub-company of another; the answer is the sub-company. Throws 404 when either is not there, 422 at
 * `company_id` for one that belongs to a company already, and for one that stands above the other, which would be a circle.
 */
export const attachCompany = (
  { db }: Pick<Context, 'db'>,
  principal: Principal,
  { id, company_id }: Pair,
): Promise<Company> =>
  db.as('operator', async (tx) => {
    // One at a time: two that attach each other to one another would not see the circle.
    await tx.execute(sql`select pg_advisory_xact_lock(${TREE_LOCK})`);
    await findCompany(tx, id);
    const child = await lockCompany(tx, company_id);
    if (child.parent_id !== null) throw invalidField('company_id', 'attached_already');
    const { rows } = await rawQuery(tx, selfAndAbove('$1'), [id]);
    if (rows.some((row) => row.id === company_id))
      throw invalidField('company_id', 'company_circle');
    await tx.update(companies).set({ parent_id: id }).where(eq(companies.id, company_id));
    await recordAction(tx, principal, company_id, 'company attached', { to: id });
    return viewCompany(tx, company_id);
  });

/** Lets a sub-company go; the answer is the company that was one. Throws 404, 422 at `company_id` for one that does not belong to the other. */
export const detachCompany = (
  { db }: Pick<Context, 'db'>,
  principal: Principal,
  { id, company_id }: Pair,
): Promise<Company> =>
  db.as('operator', async (tx) => {
    await findCompany(tx, id);
    const child = await lockCompany(tx, company_id);
    if (child.parent_id !== id) throw invalidField('company_id', 'not_attached');
    await tx.update(companies).set({ parent_id: null }).where(eq(companies.id, company_id));
    await recordAction(tx, principal, company_id, 'company detached', { from: id });
    return viewCompany(tx, company_id);
  });
