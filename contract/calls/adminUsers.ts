import { call } from '../call.ts';
import { CompanyUser, CompanyUserCreate } from '../entities/staff.ts';
import { one, page } from '../page.ts';
import { companyParam } from './companyParams.ts';
import { memberCalls } from './companyUsers.ts';
import { staffQuery } from './staffQuery.ts';

const admin = ['admin'] as const;

/** A company's staff, for the operator (specification, chapter 7). */
export const adminCompanyUsers = {
  list: call({
    method: 'GET',
    path: 'admin/companies/:company/users',
    summary: 'Staff of a company',
    roles: admin,
    params: companyParam,
    query: staffQuery,
    response: page(CompanyUser),
  }),
  create: call({
    method: 'POST',
    path: 'admin/companies/:company/users',
    summary: 'Add somebody to a company',
    roles: admin,
    params: companyParam,
    body: CompanyUserCreate,
    response: one(CompanyUser),
    assumed: true,
  }),
};

const members = memberCalls('admin/users', admin);

/** A member of any company's staff, for the operator (specification, chapter 7, which shows no call to let one in again). */
export const adminUsers = { ...members, unblock: call({ ...members.unblock, assumed: true }) };
