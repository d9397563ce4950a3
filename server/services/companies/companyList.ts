import type { QueryOf } from '@turntable/declare/contract/call.ts';
import type { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import type { adminSubCompanies } from '../../../contract/companies/adminSubCompanyCalls.ts';
import type { subCompanies } from '../../../contract/companies/calls.ts';
import { type ListContext, readPage } from '../lists/readPage.ts';
import { companyOf, type Principal } from '../scope/principal.ts';
import { choiceSheet, companySheet, subCompanySheet } from './inner/companyListSheet.ts';
import { ownedCompanies } from './inner/ownedCompanies.ts';

const EVERY = { scope: 'operator', companies: 'every' } as const;

/** Returns every company, for the operator. The answer of this and of every function below is JSON in the contract's shape. */
export const listCompanies = (
  context: ListContext,
  query: QueryOf<typeof adminCompanies.list>,
): Promise<Buffer> => readPage(context, companySheet, { ...EVERY, query });

/** Returns the companies right below one, for the operator. */
export const listChildren = (
  context: ListContext,
  parent: number,
  query: QueryOf<typeof adminSubCompanies.list>,
): Promise<Buffer> => readPage(context, companySheet, { ...EVERY, query: { ...query, parent } });

/** Returns companies as names to choose from, for the operator. */
export const listCompanyChoices = (
  context: ListContext,
  query: QueryOf<typeof adminCompanies.dropout>,
): Promise<Buffer> => readPage(context, choiceSheet, { ...EVERY, query });

/** Returns the companies that belong to no other; with `company_id`, those that can be attached to it. */
export const listUnattached = (
  context: ListContext,
  { company_id: besides, ...query }: QueryOf<typeof adminCompanies.unattached>,
): Promise<Buffer> =>
  readPage(context, choiceSheet, { ...EVERY, query: { ...query, unattached: true, besides } });

/** Returns the direct sub-companies of the user's own company, for its users. */
export const listSubCompanies = async (
  context: ListContext,
  principal: Principal,
  query: QueryOf<typeof subCompanies.list>,
): Promise<Buffer> => {
  const companies = await ownedCompanies(context.db, principal);
  const request = { scope: { companyIds: companies }, companies };
  return readPage(context, subCompanySheet, {
    ...request,
    query: { ...query, parent: companyOf(principal) },
  });
};
