import type { z } from 'zod';
import type { adminTransactions } from '../../../contract/balance/adminTransactionCalls.ts';
import {
  BALANCE_OF,
  type TransactionSums,
  type TransactionType,
} from '../../../contract/balance/transaction.ts';
import type { transactions } from '../../../contract/balance/transactionCalls.ts';
import type {
  TRANSACTION_SORTS,
  transactionFilters,
} from '../../../contract/balance/transactionQuery.ts';
import type { QueryOf } from '../../../contract/call.ts';
import type { Context } from '../../context.ts';
import { type ListContext, readPage } from '../lists/readPage.ts';
import type { ListSheet } from '../lists/sheet.ts';
import { daysBetween, word } from '../lists/values.ts';
import { chosenCompanies, type Principal, scopeOf } from '../scope/principal.ts';

export type TransactionFilters = z.output<z.ZodObject<typeof transactionFilters>>;

/** Entries of the ledger (specification, chapter 3). An entry's author is named where the reader may see that user. */
const transactionSheet: ListSheet<(typeof TRANSACTION_SORTS)[number], TransactionFilters> = {
  table: 'ledger_entries',
  company: 'company_id',
  columns: () => `
    page.id, page.company_id, companies.title as company_title, page.car_id, page.vehicle, page.type, page.amount,
    users.name as user_name, page.created_at`,
  // Of one row at a time: otherwise the planner may read all companies or users for 25 rows.
  joins: `cross join lateral (select title from companies where id = page.company_id limit 1) as companies
    left join lateral (select name from users where id = page.user_id limit 1) as users on true`,
  sorts: {
    created_at: { column: 'created_at', type: 'timestamptz', order: 'DESC' },
    amount: { column: 'amount', type: 'integer', order: 'DESC' },
  },
  conditions: ({ type, date_from, date_to }, values) => [
    ...(type ? [`type = ${word(type)}`] : []),
    ...daysBetween('created_at', date_from, date_to, values),
  ],
};

/** Transactions of the user's own company and its sub-companies, or of one of them. JSON in the contract's shape. */
export const listOwnTransactions = async (
  context: ListContext,
  principal: Principal,
  { company_id, ...query }: QueryOf<typeof transactions.list>,
): Promise<Buffer> =>
  readPage(context, transactionSheet, {
    scope: scopeOf(principal),
    companies: chosenCompanies(principal, company_id),
    query,
  });

/** A company's transactions, for the operator. */
export const listCompanyTransactions = (
  context: ListContext,
  companyId: number,
  query: QueryOf<typeof adminTransactions.list>,
): Promise<Buffer> =>
  readPage(context, transactionSheet, { scope: 'operator', companies: [companyId], query });

const SUMS = `
  select type, sum(added)::float8 as added, sum(spent)::float8 as spent from ledger_sums
  where company_id = any ($1) and ($2::text is null or type = $2) and day between coalesce($3::date, '-infinity') and coalesce($4::date, 'infinity')
  group by type`;

/** The sums of income and spending of the entries that match a list's filters, in constant time. */
export const sumTransactions = async (
  { db }: Pick<Context, 'db'>,
  principal: Principal,
  companies: readonly number[],
  { type, date_from, date_to }: TransactionFilters,
): Promise<TransactionSums> => {
  const { rows } = await db.readAs(scopeOf(principal), SUMS, [
    companies,
    type ?? null,
    date_from ?? null,
    date_to ?? null,
  ]);
  const sums: TransactionSums = {
    credits_added: 0,
    credits_spent: 0,
    tokens_added: 0,
    tokens_spent: 0,
    staff_credits_added: 0,
    staff_credits_spent: 0,
  };
  for (const { type, added, spent } of rows as unknown as {
    type: TransactionType;
    added: number;
    spent: number;
  }[]) {
    const balance = BALANCE_OF[type];
    sums[`${balance}_added`] += added;
    sums[`${balance}_spent`] += spent;
  }
  return sums;
};
