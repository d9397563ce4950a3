import { z } from 'zod';
import { call, type Role } from '../call.ts';
import { CompanyView } from '../entities/lookAssets.ts';
import { id, lines } from '../fields.ts';
import { flag } from '../flag.ts';
import { list, one } from '../page.ts';
import { companyParam, rowId } from './companyParams.ts';
import { idsInOrder } from './pictureCalls.ts';

/** What a company says about a view; only what changes. `version` is the one that was seen; without it nothing is compared. */
export const ViewSave = z.strictObject({
  comment: lines(1000).optional(),
  show_banner: flag.optional(),
  show_logo: flag.optional(),
  banner_id: id.nullable().optional(),
  selected: flag.optional(),
  version: z.int().nonnegative().optional(),
});
export type ViewSave = z.infer<typeof ViewSave>;

/** Views in the order in which they are photographed; those that are not named follow as they stood. */
const viewOrder = z.strictObject({ angles: idsInOrder });

/** A company's views with its comments for the photographer (specification, chapter 2, tab comments). */
const viewCalls = <const Roles extends readonly Role[]>(path: string, roles: Roles) => ({
  list: call({ method: 'GET', path, summary: "Views in the company's order", roles, response: list(CompanyView), assumed: true }),
  save: call({
    method: 'POST',
    path: `${path}/:id`,
    summary: 'Say what a photographer should mind, and what appears on a view',
    roles,
    params: rowId,
    body: ViewSave,
    response: one(CompanyView),
    assumed: true,
  }),
  order: call({
    method: 'POST',
    path: `${path}/order`,
    summary: 'Put the views into an order',
    roles,
    body: viewOrder,
    response: list(CompanyView),
    assumed: true,
  }),
});

export const companyAngles = viewCalls('company/angles', ['chief']);
/** The same for employees, who have no company-prefixed calls. */
export const angles = viewCalls('angles', ['employee']);

const path = 'admin/companies/:company/angles';
const roles = ['admin'] as const;
/** The same of any company, for the operator. */
export const adminCompanyAngles = {
  list: call({
    method: 'GET',
    path,
    summary: "A company's views in its order",
    roles,
    params: companyParam,
    response: list(CompanyView),
    assumed: true,
  }),
  save: call({
    method: 'POST',
    path: `${path}/:id`,
    summary: 'Say for a company what a photographer should mind',
    roles,
    params: z.strictObject({ ...companyParam.shape, ...rowId.shape }),
    body: ViewSave,
    response: one(CompanyView),
    assumed: true,
  }),
  order: call({
    method: 'POST',
    path: `${path}/order`,
    summary: "Put a company's views into an order",
    roles,
    params: companyParam,
    body: viewOrder,
    response: list(CompanyView),
    assumed: true,
  }),
};
