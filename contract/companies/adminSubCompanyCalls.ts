import { call } from '@turntable/declare/contract/call.ts';
import { id } from '@turntable/declare/contract/fields.ts';
import { one, page } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { Company, CompanyRow } from './company.ts';
import { rowId } from './params.ts';
import { subCompanyQuery } from './queries.ts';

const admin = ['admin'] as const;
/** The company that is attached or detached. */
const child = z.strictObject({ company_id: id });

/** A company's sub-companies, for the operator (specification, chapter 7). */
export const adminSubCompanies = {
  list: call({
    method: 'GET',
    path: 'admin/companies/:id/children',
    summary: 'List sub-companies of a company',
    roles: admin,
    params: rowId,
    query: subCompanyQuery,
    response: page(CompanyRow),
  }),
  attach: call({
    method: 'POST',
    path: 'admin/companies/:id/attach',
    summary: 'Attach a company without a parent as a sub-company',
    roles: admin,
    params: rowId,
    body: child,
    response: one(Company),
  }),
  detach: call({
    method: 'POST',
    path: 'admin/companies/:id/detach',
    summary: 'Detach a sub-company',
    roles: admin,
    params: rowId,
    body: child,
    response: one(Company),
  }),
};
