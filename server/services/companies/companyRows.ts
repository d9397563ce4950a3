import { and, asc, eq } from '@turntable/declare/server/db/drizzle.ts';
import { notFound } from '@turntable/declare/server/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { companies, users } from '../../db/schema/index.ts';

export type CompanyRecord = typeof companies.$inferSelect;
export type UserRecord = typeof users.$inferSelect;

/** Reads a company. Throws 404 for one that is not there or out of scope. */
export const findCompany = async (tx: Tx, id: number): Promise<CompanyRecord> => {
  const [company] = await tx.select().from(companies).where(eq(companies.id, id));
  if (!company) throw notFound();
  return company;
};

/** Throws 404 for a company that is not there; what the operator offers to everyone has none. */
export const assertOwner = async (
  tx: Tx,
  { companyId }: { readonly companyId: number | null },
): Promise<void> => {
  if (companyId !== null) await findCompany(tx, companyId);
};

/**
 * Locks and reads a company, for changes of its balances, parent and settings. Lock users before their company, as the trigger does that
 * keeps a company's manager and last visit. Throws 404.
 */
export const lockCompany = async (tx: Tx, id: number): Promise<CompanyRecord> => {
  const [company] = await tx
    .select()
    .from(companies)
    .where(eq(companies.id, id))
    .for('no key update');
  if (!company) throw notFound();
  return company;
};

/** Returns a company's manager, if any: the first user with the role chief. */
export const chiefOf = async (tx: Tx, companyId: number): Promise<UserRecord | undefined> => {
  const [chief] = await tx
    .select()
    .from(users)
    .where(and(eq(users.company_id, companyId), eq(users.role, 'chief')))
    .orderBy(asc(users.id))
    .limit(1);
  return chief;
};
