import { asc } from '@turntable/declare/server/db/drizzle.ts';
import type { CompanyChoice } from '../../../contract/companies/company.ts';
import type { Context } from '../../context.ts';
import { companies } from '../../db/schema/index.ts';
import type { Scope } from '../../db/scope.ts';

/** Returns the companies in scope, by name: a manager's own and its sub-companies. */
export const ownedCompanies = (
  { db }: Pick<Context, 'db'>,
  scope: Scope,
): Promise<CompanyChoice[]> =>
  db.as(scope, (tx) =>
    tx
      .select({ id: companies.id, title: companies.title })
      .from(companies)
      .orderBy(asc(companies.title), asc(companies.id)),
  );
