import { call, type Role } from '@turntable/declare/contract/call.ts';
import { id, lines } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { list, one } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { companyParam, rowId } from '../companies/params.ts';
import { CompanyView } from './companyView.ts';

/** A company's settings of a view; only changed fields. `version` is the one that was read; without it nothing is compared. */
export const ViewSave = z.strictObject({
  comment: lines(1000).optional(),
  show_banner: flag.optional(),
  show_logo: flag.optional(),
  banner_id: id.nullable().optional(),
  selected: flag.optional(),
  version: z.int().nonnegative().optional(),
});
export type ViewSave = z.infer<typeof ViewSave>;

/** Views in the order in which they are photographed; views that are not named follow in their previous order. */
const viewOrder = z.strictObject({ angles: z.array(id).min(1).max(500) });

/**
 * Returns the calls for a company's views with its comments for the photographer (specification, chapter 2, tab comments). `params` are the
 * parameters of the path.
 */
const viewCalls = <const Roles extends readonly Role[], Shape extends z.ZodRawShape>(
  path: string,
  roles: Roles,
  params: Shape,
) => {
  const place = z.strictObject(params);
  return {
    list: call({
      method: 'GET',
      path,
      summary: "List views in the company's order",
      roles,
      params: place,
      response: list(CompanyView),
      assumed: true,
    }),
    save: call({
      method: 'POST',
      path: `${path}/:id`,
      summary: "Save a view's comment for the photographer, and its logo and banner",
      roles,
      params: z.strictObject({ ...rowId.shape, ...params }),
      body: ViewSave,
      response: one(CompanyView),
      assumed: true,
    }),
    order: call({
      method: 'POST',
      path: `${path}/order`,
      summary: 'Order the views',
      roles,
      params: place,
      body: viewOrder,
      response: list(CompanyView),
      assumed: true,
    }),
  };
};

export const companyAngles = viewCalls('company/angles', ['chief'], {});
/** The calls of `companyAngles` for employees, who have no company-prefixed calls. */
export const angles = viewCalls('angles', ['employee'], {});
/** The calls of `companyAngles` for any company, for the operator. */
export const adminCompanyAngles = viewCalls(
  'admin/companies/:company/angles',
  ['admin'],
  companyParam.shape,
);
