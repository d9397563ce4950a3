import { call, type Role } from '@turntable/declare/contract/call.ts';
import { one, page } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { staffBalance } from '../balance/balanceCalls.ts';
import { rowId } from '../companies/params.ts';
import { companyStaffQuery } from './queries.ts';
import { CompanyUser, CompanyUserCreate, CompanyUserSave } from './staff.ts';

const chief = ['chief'] as const;

/** The form of an avatar: one picture, which is cropped to a square. */
export const avatarForm = { fields: z.strictObject({}), files: ['avatar'] } as const;

/** Calls about one user, under the manager's prefix and the operator's. */
export const memberCalls = <const Roles extends readonly Role[]>(path: string, roles: Roles) => ({
  one: call({
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Get a member of staff',
    roles,
    params: rowId,
    response: one(CompanyUser),
  }),
  save: call({
    method: 'POST',
    path: `${path}/:id`,
    summary: 'Save a member of staff',
    roles,
    params: rowId,
    body: CompanyUserSave,
    response: one(CompanyUser),
  }),
  block: call({
    method: 'POST',
    path: `${path}/:id/toggle-block`,
    summary: 'Block a member of staff and sign them out',
    roles,
    params: rowId,
    response: one(CompanyUser),
  }),
  unblock: call({
    method: 'DELETE',
    path: `${path}/:id/toggle-block`,
    summary: 'Unblock a member of staff',
    roles,
    params: rowId,
    response: one(CompanyUser),
  }),
  uploadAvatar: call({
    method: 'POST',
    path: `${path}/:id/avatar`,
    summary: 'Set the picture of a member of staff',
    roles,
    params: rowId,
    form: avatarForm,
    response: one(CompanyUser),
    assumed: true,
  }),
  removeAvatar: call({
    method: 'DELETE',
    path: `${path}/:id/avatar`,
    summary: 'Remove the picture of a member of staff',
    roles,
    params: rowId,
    response: one(CompanyUser),
    assumed: true,
  }),
});

/** Staff of a company and its sub-companies, for managers (specification, chapter 7). */
export const companyUsers = {
  list: call({
    method: 'GET',
    path: 'company/users',
    summary: "List staff of the user's company, or of one of its sub-companies",
    roles: chief,
    query: companyStaffQuery,
    response: page(CompanyUser),
  }),
  create: call({
    method: 'POST',
    path: 'company/users',
    summary: "Add a user to the user's company",
    roles: chief,
    body: CompanyUserCreate,
    response: one(CompanyUser),
  }),
  ...memberCalls('company/users', chief),
  ...staffBalance,
};
