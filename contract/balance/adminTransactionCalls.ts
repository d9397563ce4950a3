import { call } from '@turntable/declare/contract/call.ts';
import { listQuery } from '@turntable/declare/contract/listQuery.ts';
import { link, one, page } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { companyParam } from '../companies/params.ts';
import { Transaction, TransactionSums } from './transaction.ts';
import { TRANSACTION_SORTS, transactionFile, transactionFilters } from './transactionQuery.ts';

const admin = ['admin'] as const;

/** A company's transactions, for the operator (specification, chapter 7). */
export const adminTransactions = {
  list: call({
    method: 'GET',
    path: 'admin/companies/:company/transactions',
    summary: "List a company's transactions",
    roles: admin,
    params: companyParam,
    query: listQuery(TRANSACTION_SORTS, transactionFilters),
    response: page(Transaction),
  }),
  sums: call({
    method: 'GET',
    path: 'admin/companies/:company/transactions/sums',
    summary: "Sum up a company's income and spending",
    roles: admin,
    params: companyParam,
    query: z.strictObject(transactionFilters),
    response: one(TransactionSums),
    assumed: true,
  }),
  download: call({
    method: 'GET',
    path: 'admin/companies/:company/transactions/download',
    summary: "Prepare a company's transactions as an Excel file",
    roles: admin,
    params: companyParam,
    query: z.strictObject({ ...transactionFilters, ...transactionFile }),
    response: link,
  }),
};
