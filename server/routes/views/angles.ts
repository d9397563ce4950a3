import { type Handlers, RawJsonReply } from '@turntable/declare/server/http/contractRoutes.ts';
import type { adminAngles } from '../../../contract/views/adminCalls.ts';
import type { adminCompanyAngles, angles, companyAngles } from '../../../contract/views/calls.ts';
import type { Context } from '../../context.ts';
import { anyCompany, ownCompany } from '../../services/scope/owner.ts';
import { listAngles } from '../../services/views/angleList.ts';
import { listViews, orderViews, saveView } from '../../services/views/companyViews.ts';

/** Returns the handlers of the views of the user's own company, for managers and, under the plain prefix, employees. */
export const anglesHandlers = (
  context: Context,
): Handlers<typeof angles> & Handlers<typeof companyAngles> => ({
  list: async ({ principal }) => ({ data: await listViews(context, ownCompany(principal)) }),
  save: async ({ principal, params, body }) => ({
    data: await saveView(context, ownCompany(principal), params.id, body),
  }),
  order: async ({ principal, body }) => ({
    data: await orderViews(context, ownCompany(principal), body.angles),
  }),
});

/** Returns the handlers of any company's views, for the operator. */
export const adminCompanyAnglesHandlers = (
  context: Context,
): Handlers<typeof adminCompanyAngles> => ({
  list: async ({ params }) => ({ data: await listViews(context, anyCompany(params.company)) }),
  save: async ({ params, body }) => ({
    data: await saveView(context, anyCompany(params.company), params.id, body),
  }),
  order: async ({ params, body }) => ({
    data: await orderViews(context, anyCompany(params.company), body.angles),
  }),
});

/** Returns the handler that lists the views of all sets, for the operator. */
export const adminAnglesHandlers = (context: Context): Handlers<typeof adminAngles> => ({
  list: async ({ query }) => new RawJsonReply(await listAngles(context, query)),
});
