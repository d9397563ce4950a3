import { call } from '../call.ts';
import { SignedIn } from '../entities/session.ts';
import { CompanyUser, CompanyUserCreate } from '../entities/staff.ts';
import { one, page } from '../page.ts';
import { companyParam, rowId } from './companyParams.ts';
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
export const adminUsers = {
  ...members,
  unblock: call({ ...members.unblock, assumed: true }),
  viewAs: call({
    method: 'POST',
    path: 'admin/users/:id/view-as',
    summary: 'Look at the product as somebody else, to help: a token that reads and changes nothing',
    roles: admin,
    params: rowId,
    response: SignedIn,
    assumed: true,
  }),
};
