import { call } from '@turntable/declare/contract/call.ts';
import { one, page } from '@turntable/declare/contract/page.ts';
import { SignedIn } from '../accounts/session.ts';
import { companyParam, rowId } from '../companies/params.ts';
import { memberCalls } from './calls.ts';
import { staffQuery } from './queries.ts';
import { CompanyUser, CompanyUserCreate, PhotoManagerCreate } from './staff.ts';

const admin = ['admin'] as const;

/** A company's staff, for the operator (specification, chapter 7). */
export const adminCompanyUsers = {
  list: call({
    method: 'GET',
    path: 'admin/companies/:company/users',
    summary: 'List staff of a company',
    roles: admin,
    params: companyParam,
    query: staffQuery,
    response: page(CompanyUser),
  }),
  create: call({
    method: 'POST',
    path: 'admin/companies/:company/users',
    summary: 'Add a user to a company',
    roles: admin,
    params: companyParam,
    body: CompanyUserCreate,
    response: one(CompanyUser),
    assumed: true,
  }),
};

/** The operator's photo managers, who belong to no company and edit every company's albums: only the operator adds them. */
export const adminPhotoManagers = {
  list: call({
    method: 'GET',
    path: 'admin/photo-managers',
    summary: "List the operator's photo managers",
    roles: admin,
    query: staffQuery,
    response: page(CompanyUser),
    assumed: true,
  }),
  create: call({
    method: 'POST',
    path: 'admin/photo-managers',
    summary: "Add a photo manager of the operator, with access to every company's albums",
    roles: admin,
    body: PhotoManagerCreate,
    response: one(CompanyUser),
    assumed: true,
  }),
};

const members = memberCalls('admin/users', admin);

/**
 * A member of any company's staff, for the operator. Chapter 7 of the specification has only POST for toggle-block, so it toggles;
 * PUT and DELETE set a state, for a page that may be out of date.
 */
export const adminUsers = {
  ...members,
  toggleBlock: call({
    ...members.block,
    summary: 'Block a member of staff, or unblock a blocked one',
  }),
  block: call({ ...members.block, method: 'PUT', assumed: true }),
  unblock: call({ ...members.unblock, assumed: true }),
  viewAs: call({
    method: 'POST',
    path: 'admin/users/:id/view-as',
    summary:
      'View the product as another user: returns a token that reads everything and changes nothing',
    roles: admin,
    params: rowId,
    response: SignedIn,
    assumed: true,
  }),
};
