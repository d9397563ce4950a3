import { type Handlers, RawJsonReply } from '@turntable/declare/server/http/contractRoutes.ts';
import type { company, subCompanies } from '../../../contract/companies/calls.ts';
import type { Context } from '../../context.ts';
import { readOwnCompany, readOwnedCompany } from '../../services/companies/companies.ts';
import { listSubCompanies } from '../../services/companies/companyList.ts';

/** Returns the handlers that read the user's own company and its sub-companies. */
export const companyHandlers = (context: Context): Handlers<typeof company> => ({
  one: async ({ principal }) => ({ data: await readOwnCompany(context, principal) }),
  owned: async ({ principal, params }) => ({
    data: await readOwnedCompany(context, principal, params.id),
  }),
});

/** Returns the handler that lists the sub-companies of the user's own company. */
export const subCompaniesHandlers = (context: Context): Handlers<typeof subCompanies> => ({
  list: async ({ principal, query }) =>
    new RawJsonReply(await listSubCompanies(context, principal, query)),
});
