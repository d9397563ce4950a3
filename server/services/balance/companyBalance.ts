import { eq, sql } from '@turntable/declare/server/db/drizzle.ts';
import type { Company } from '../../../contract/companies/company.ts';
import type { Context } from '../../context.ts';
import { companies, ledgerEntries, tokens } from '../../db/schema/index.ts';
import { lockCompany } from '../companies/companyRows.ts';
import { viewCompany } from '../companies/companyView.ts';
import type { Principal } from '../scope/principal.ts';
import { recordAction } from '../shared/audit.ts';

type Gift = { readonly id: number; readonly amount: number };

/** Gives a company credits; only the operator does so. Throws 404. */
export const addCredits = (
  { db }: Pick<Context, 'db'>,
  principal: Principal,
  { id, amount }: Gift,
): Promise<Company> =>
  db.as('operator', async (tx) => {
    await lockCompany(tx, id);
    await tx
      .update(companies)
      .set({ credits: sql`${companies.credits} + ${amount}` })
      .where(eq(companies.id, id));
    await tx
      .insert(ledgerEntries)
      .values({ company_id: id, type: 'credits_added', amount, user_id: principal.userId });
    await recordAction(tx, principal, id, 'credits added', { amount });
    return viewCompany(tx, id);
  });

/** Gives a company tokens; only the operator does so. Each token is a row; the ledger gets one entry for all. Throws 404. */
export const addTokens = (
  { db }: Pick<Context, 'db'>,
  principal: Principal,
  { id, amount }: Gift,
): Promise<Company> =>
  db.as('operator', async (tx) => {
    await lockCompany(tx, id);
    await tx.execute(
      sql`insert into ${tokens} (company_id, user_id, name) select ${id}::integer, ${principal.userId}::integer, '' from generate_series(1, ${amount}::integer)`,
    );
    await tx
      .insert(ledgerEntries)
      .values({ company_id: id, type: 'tokens_added', amount, user_id: principal.userId });
    await recordAction(tx, principal, id, 'tokens added', { amount });
    return viewCompany(tx, id);
  });
