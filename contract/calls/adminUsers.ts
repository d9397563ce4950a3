import { call } from '../call.ts';
import { CompanyUser, CompanyUserCreate, CompanyUserSave } from '../entities/staff.ts';
import { one, page } from '../page.ts';
import { companyParam, rowId } from './companyParams.ts';
import { avatarForm } from './companyUsers.ts';
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

/** A member of any company's staff, for the operator (specification, chapter 7). */
export const adminUsers = {
  one: call({
    method: 'GET',
    path: 'admin/users/:id',
    summary: 'A member of staff',
    roles: admin,
    params: rowId,
    response: one(CompanyUser),
  }),
  save: call({
    method: 'POST',
    path: 'admin/users/:id',
    summary: 'Save a member of staff',
    roles: admin,
    params: rowId,
    body: CompanyUserSave,
    response: one(CompanyUser),
  }),
  block: call({
    method: 'POST',
    path: 'admin/users/:id/toggle-block',
    summary: 'Block a member of staff, who is signed out',
    roles: admin,
    params: rowId,
    response: one(CompanyUser),
  }),
  unblock: call({
    method: 'DELETE',
    path: 'admin/users/:id/toggle-block',
    summary: 'Let a blocked member of staff in again',
    roles: admin,
    params: rowId,
    response: one(CompanyUser),
    assumed: true,
  }),
  uploadAvatar: call({
    method: 'POST',
    path: 'admin/users/:id/avatar',
    summary: "Set a member of staff's picture",
    roles: admin,
    params: rowId,
    form: avatarForm,
    response: one(CompanyUser),
    assumed: true,
  }),
  removeAvatar: call({
    method: 'DELETE',
    path: 'admin/users/:id/avatar',
    summary: "Remove a member of staff's picture",
    roles: admin,
    params: rowId,
    response: one(CompanyUser),
    assumed: true,
  }),
};
