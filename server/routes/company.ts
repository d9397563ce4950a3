import type { company, subCompanies } from '../../contract/calls/company.ts';
import type { Context } from '../context.ts';
import { readOwnCompany } from '../services/companies.ts';
import { listSubCompanies } from '../services/companyList.ts';
import { type Handlers, WrittenAnswer } from './contractRoutes.ts';

/** The own company, for its people. */
export const companyHandlers = (context: Context): Handlers<typeof company> => ({
  one: async ({ principal }) => ({ data: await readOwnCompany(context, principal) }),
});

/** The companies below the own one, for its head. */
export const subCompaniesHandlers = (context: Context): Handlers<typeof subCompanies> => ({
  list: async ({ principal, query }) => new WrittenAnswer(await listSubCompanies(context, principal, query)),
});
