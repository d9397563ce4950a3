import { type Handlers, RawJsonReply } from '@turntable/declare/server/http/contractRoutes.ts';
import { localeOf } from '@turntable/declare/server/http/failures.ts';
import type { adminTransactions } from '../../../contract/balance/adminTransactionCalls.ts';
import type { transactions } from '../../../contract/balance/transactionCalls.ts';
import type { Context } from '../../context.ts';
import {
  listCompanyTransactions,
  listOwnTransactions,
  sumTransactions,
} from '../../services/balance/transactions.ts';
import { prepareTransactions } from '../../services/balance/transactionsFile.ts';
import { chosenCompanies } from '../../services/scope/principal.ts';

/** Returns the handlers of the transactions of the user's companies. */
export const transactionsHandlers = (context: Context): Handlers<typeof transactions> => ({
  list: async ({ principal, query }) =>
    new RawJsonReply(await listOwnTransactions(context, principal, query)),
  sums: async ({ principal, query: { company_id, ...filters } }) => ({
    data: await sumTransactions(
      context,
      principal,
      chosenCompanies(principal, company_id),
      filters,
    ),
  }),
  download: async ({ principal, query: { company_id, ...chosen }, request }) =>
    prepareTransactions(context, principal, {
      companies: chosenCompanies(principal, company_id),
      ...(company_id !== undefined && { named: company_id }),
      chosen,
      locale: localeOf(request),
    }),
});

/** Returns the handlers of any company's transactions, for the operator. */
export const adminTransactionsHandlers = (
  context: Context,
): Handlers<typeof adminTransactions> => ({
  list: async ({ params, query }) =>
    new RawJsonReply(await listCompanyTransactions(context, params.company, query)),
  sums: async ({ params, principal, query }) => ({
    data: await sumTransactions(context, principal, [params.company], query),
  }),
  download: async ({ params, principal, query, request }) =>
    prepareTransactions(context, principal, {
      companies: [params.company],
      named: params.company,
      chosen: query,
      locale: localeOf(request),
    }),
});
