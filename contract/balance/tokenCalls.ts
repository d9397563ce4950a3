import { call } from '@turntable/declare/contract/call.ts';
import { textId } from '@turntable/declare/contract/fields.ts';
import { listQuery, searchText } from '@turntable/declare/contract/listQuery.ts';
import { done, one, page } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { rowId } from '../companies/params.ts';
import { Token, TokenCreate, TokenStatus } from './token.ts';

const chief = ['chief'] as const;
const admin = ['admin'] as const;

/** Tokens, 12 a page (specification, chapter 9). */
const tokenQuery = listQuery(
  ['created_at', 'last_used_at', 'name'],
  { q: searchText('names'), status: TokenStatus.optional() },
  { size: 12 },
);

/** Tokens of the user's own company, for managers (specification, chapter 7). */
export const companyTokens = {
  list: call({
    method: 'GET',
    path: 'company/users/tokens',
    summary: "List tokens of the user's company",
    roles: chief,
    query: tokenQuery,
    response: page(Token),
  }),
  create: call({
    method: 'POST',
    path: 'company/users/tokens',
    summary: "Turn one of the company's credits into a token",
    roles: chief,
    body: TokenCreate,
    response: one(Token),
  }),
  remove: call({
    method: 'DELETE',
    path: 'company/users/tokens/:id',
    summary: 'Delete an unused token and refund the credit that it was made from',
    roles: chief,
    params: rowId,
    response: done,
  }),
};

/** A company's tokens, for the operator (specification, chapter 7). */
export const adminCompanyTokens = {
  list: call({
    method: 'GET',
    path: 'admin/companies/:id/users/tokens',
    summary: "List a company's tokens",
    roles: admin,
    params: rowId,
    query: tokenQuery,
    response: page(Token),
  }),
  create: call({
    method: 'POST',
    path: 'admin/companies/:id/users/tokens',
    summary: 'Give a company a token',
    roles: admin,
    params: rowId,
    body: TokenCreate,
    response: one(Token),
  }),
  remove: call({
    method: 'DELETE',
    path: 'admin/companies/:id/users/tokens/:token',
    summary: 'Delete an unused token of a company',
    roles: admin,
    params: z.strictObject({ id: textId, token: textId }),
    response: done,
  }),
};
