import { call } from '@turntable/declare/contract/call.ts';
import { one, page } from '@turntable/declare/contract/page.ts';
import { companyBalance } from '../balance/balanceCalls.ts';
import { Company, CompanyChoice, CompanyCreate, CompanyRow, CompanySave } from './company.ts';
import { rowId } from './params.ts';
import { companyChoiceQuery, companyQuery, unattachedQuery } from './queries.ts';

const admin = ['admin'] as const;

/** Companies, for the operator (specification, chapter 7). */
export const adminCompanies = {
  list: call({
    method: 'GET',
    path: 'admin/companies',
    summary: 'List companies',
    roles: admin,
    query: companyQuery,
    response: page(CompanyRow),
  }),
  dropout: call({
    method: 'GET',
    path: 'admin/companies/dropout',
    summary: 'List companies to choose from',
    roles: admin,
    query: companyChoiceQuery,
    response: page(CompanyChoice),
  }),
  unattached: call({
    method: 'GET',
    path: 'admin/companies/unattached',
    summary: 'List companies that have no parent company',
    roles: admin,
    query: unattachedQuery,
    response: page(CompanyChoice),
  }),
  one: call({
    method: 'GET',
    path: 'admin/companies/:id',
    summary: 'Get a company',
    roles: admin,
    params: rowId,
    response: one(Company),
  }),
  create: call({
    method: 'POST',
    path: 'admin/companies',
    summary: 'Create a company with its manager',
    roles: admin,
    body: CompanyCreate,
    response: one(Company),
    assumed: true,
  }),
  save: call({
    method: 'POST',
    path: 'admin/companies/:id',
    summary: 'Save a company',
    roles: admin,
    params: rowId,
    body: CompanySave,
    response: one(Company),
  }),
  block: call({
    method: 'POST',
    path: 'admin/companies/:id/toggle-block',
    summary: 'Block a company and sign its users out',
    roles: admin,
    params: rowId,
    response: one(Company),
  }),
  unblock: call({
    method: 'DELETE',
    path: 'admin/companies/:id/toggle-block',
    summary: 'Unblock a company',
    roles: admin,
    params: rowId,
    response: one(Company),
  }),
  ...companyBalance,
};
