import type { QueryOf } from '@turntable/declare/contract/call.ts';
import type { adminTransactions } from '../../../contract/balance/adminTransactionCalls.ts';
import {
  BALANCE_OF,
  type TransactionSums,
  type TransactionType,
} from '../../../contract/balance/transaction.ts';
import type { transactions } from '../../../contract/balance/transactionCalls.ts';
import type { TRANSACTION_SORTS } from '../../../contract/balance/transactionQuery.ts';
import type { Context } from '../../context.ts';
import { type ListContext, readPage } from '../lists/readPage.ts';
import type { ListSheet } from '../lists/sheet.ts';
import { Values } from '../lists/values.ts';
import { chosenCompanies, type Principal, scopeOf } from '../scope/principal.ts';
import { entryConditions, type TransactionFilters, typeConditions } from './ledgerConditions.ts';

/** Entries of the ledger (specification, chapter 3). An entry's author is named where the reader may see that user. */
const transactionSheet: ListSheet<(typeof TRANSACTION_SORTS)[number], TransactionFilters> = {
  table: 'ledger_entries',
  company: 'company_id',
  columns: () => `
    page.id, page.company_id, companies.title as company_title, page.car_id, page.vehicle, page.type, page.amount,
    users.name as user_name, page.created_at`,
  // Of one row at a time: otherwise the planner may read all companies or users for 25 rows.
  joins: `left join lateral (select title from companies where id = page.company_id limit 1) as companies on true
    left join lateral (select name from users where id = page.user_id limit 1) as users on true`,
  sorts: {
    created_at: { column: 'created_at', type: 'timestamptz', order: 'DESC' },
    amount: { column: 'amount', type: 'integer', order: 'DESC' },
  },
  conditions: entryConditions,
};

/**
 * Returns the transactions of the user's own company and its sub-companies, or of one of them, as JSON in the contract's shape. Throws 404 for
 * another company.
 */
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

/** Returns a company's transactions, for the operator, as JSON in the contract's shape. */
export const listCompanyTransactions = (
  context: ListContext,
  companyId: number,
  query: QueryOf<typeof adminTransactions.list>,
): Promise<Buffer> =>
  readPage(context, transactionSheet, { scope: 'operator', companies: [companyId], query });

/** Returns a select of sums by type: of whole days in constant time; of a user's entries, whose sums are not kept, from the entries. */
const sumsStatement = (
  companies: readonly number[],
  filters: TransactionFilters,
  values: Values,
): string => {
  const own = `company_id = any (${values.add(companies, 'integer[]')})`;
  if (filters.user_id !== undefined) {
    const conditions = [own, ...entryConditions(filters, values)];
    return `
      select type, sum(greatest(amount, 0))::float8 as added, sum(greatest(-amount, 0))::float8 as spent
      from ledger_entries where ${conditions.join(' and ')} group by type`;
  }
  const { date_from = '-infinity', date_to = 'infinity' } = filters;
  const days = [date_from, date_to].map((day) => values.add(day, 'date'));
  const conditions = [own, ...typeConditions(filters), `day between ${days.join(' and ')}`];
  return `
    select type, sum(added)::float8 as added, sum(spent)::float8 as spent
    from ledger_sums where ${conditions.join(' and ')} group by type`;
};

/** Returns the sums of income and spending of the entries that match a list's filters. */
export const sumTransactions = async (
  { db }: Pick<Context, 'db'>,
  principal: Principal,
  companies: readonly number[],
  filters: TransactionFilters,
): Promise<TransactionSums> => {
  const values = new Values();
  const statement = sumsStatement(companies, filters, values);
  const { rows } = await db.readAs(scopeOf(principal), statement, values.list);
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
