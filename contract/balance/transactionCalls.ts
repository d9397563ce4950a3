import { call } from '@turntable/declare/contract/call.ts';
import { listQuery } from '@turntable/declare/contract/listQuery.ts';
import { link, one, page } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { Transaction, TransactionSums } from './transaction.ts';
import { ownTransactionFilters, TRANSACTION_SORTS, transactionFile } from './transactionQuery.ts';

const company = ['chief', 'employee'] as const;

/** Transactions of a company and, for managers, of its sub-companies (specification, chapters 2 and 7). */
export const transactions = {
  list: call({
    method: 'GET',
    path: 'company/transactions',
    summary: 'List transactions of the company and its sub-companies',
    roles: company,
    query: listQuery(TRANSACTION_SORTS, ownTransactionFilters),
    response: page(Transaction),
  }),
  sums: call({
    method: 'GET',
    path: 'company/transactions/sums',
    summary: 'Sum up income and spending of the company and its sub-companies',
    roles: company,
    query: z.strictObject(ownTransactionFilters),
    response: one(TransactionSums),
    assumed: true,
  }),
  download: call({
    method: 'GET',
    path: 'company/transactions/download',
    summary: 'Prepare the transactions as an Excel file',
    changesNothing: true,
    roles: company,
    query: z.strictObject({ ...ownTransactionFilters, ...transactionFile }),
    response: link,
  }),
};
