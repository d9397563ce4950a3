import { type Handlers, RawJsonReply } from '@turntable/declare/server/http/contractRoutes.ts';
import { localeOf } from '@turntable/declare/server/http/failures.ts';
import type { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import type { adminSubCompanies } from '../../../contract/companies/adminSubCompanyCalls.ts';
import type { Context } from '../../context.ts';
import { setCompanyStatus } from '../../services/companies/blockCompany.ts';
import { createCompany, readCompany, saveCompany } from '../../services/companies/companies.ts';
import {
  listChildren,
  listCompanies,
  listCompanyChoices,
  listUnattached,
} from '../../services/companies/companyList.ts';
import { attachCompany, detachCompany } from '../../services/companies/subCompanies.ts';
import { companyBalanceHandlers } from '../balance/balance.ts';

/** Returns the handlers of companies, for the operator (specification, chapter 7). */
export const adminCompaniesHandlers = (context: Context): Handlers<typeof adminCompanies> => ({
  list: async ({ query }) => new RawJsonReply(await listCompanies(context, query)),
  dropout: async ({ query }) => new RawJsonReply(await listCompanyChoices(context, query)),
  unattached: async ({ query }) => new RawJsonReply(await listUnattached(context, query)),
  one: async ({ params }) => ({ data: await readCompany(context, params.id) }),
  create: async ({ body, request }) => ({
    data: await createCompany(context, body, localeOf(request)),
  }),
  save: async ({ params, body, principal, request }) => ({
    data: await saveCompany(context, principal, params.id, body, localeOf(request)),
  }),
  ...companyBalanceHandlers(context),
  block: async ({ params, principal }) => ({
    data: await setCompanyStatus(context, principal, params.id, 'blocked'),
  }),
  unblock: async ({ params, principal }) => ({
    data: await setCompanyStatus(context, principal, params.id, 'active'),
  }),
});

/** Returns the handlers of a company's sub-companies, for the operator (specification, chapter 7). */
export const adminSubCompaniesHandlers = (
  context: Context,
): Handlers<typeof adminSubCompanies> => ({
  list: async ({ params, query }) =>
    new RawJsonReply(await listChildren(context, params.id, query)),
  attach: async ({ params, body, principal }) => ({
    data: await attachCompany(context, principal, { ...params, ...body }),
  }),
  detach: async ({ params, body, principal }) => ({
    data: await detachCompany(context, principal, { ...params, ...body }),
  }),
});
