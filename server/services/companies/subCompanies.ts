import { eq, sql } from '@turntable/declare/server/db/drizzle.ts';
import { invalidField } from '@turntable/declare/server/refusal.ts';
import type { Company } from '../../../contract/companies/company.ts';
import type { Context } from '../../context.ts';
import { rawQuery } from '../../db/rawQuery.ts';
import { companies } from '../../db/schema/index.ts';
import type { Principal } from '../scope/principal.ts';
import { recordAction } from '../shared/audit.ts';
import { findCompany, lockCompany } from './companyRows.ts';
import { viewCompany } from './companyView.ts';
import { selfAndAbove } from './inner/companyListSheet.ts';

type Pair = { readonly id: number; readonly company_id: number };

/** Any number that no other program takes in the same database. */
const TREE_LOCK = 7_382_043;

/**
 * Makes an unattached company a sub-company of another, and returns it. Throws 404 when either is unknown, 422 at `company_id` for one
 * that has a parent already, and for an ancestor of the other, which would be a cycle.
 */
export const attachCompany = (
  { db }: Pick<Context, 'db'>,
  principal: Principal,
  { id, company_id }: Pair,
): Promise<Company> =>
  db.as('operator', async (tx) => {
    // One at a time: two parallel calls could create a cycle.
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

/** Detaches a sub-company, and returns it. Throws 404, 422 at `company_id` for one that is not a sub-company of the other. */
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
