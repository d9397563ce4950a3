import { type Handlers, RawJsonReply } from '@turntable/declare/server/http/contractRoutes.ts';
import type { adminSettings, settings } from '../../../contract/looks/settingsCalls.ts';
import { applyLook, readRun, undoLook } from '../../services/looks/apply.ts';
import { listFinishedCars } from '../../services/looks/finishedVehicles.ts';
import { previewLook } from '../../services/looks/preview.ts';
import { anyCompany, ownCompany } from '../../services/scope/owner.ts';
import type { ServiceContext } from '../../services/shared/context.ts';

/** Returns the handlers that preview and apply the look of the user's own company. */
export const settingsHandlers = (context: ServiceContext): Handlers<typeof settings> => ({
  preview: async ({ principal, body }) => ({
    data: await previewLook(context, ownCompany(principal), body),
  }),
  finished: async ({ principal, query }) =>
    new RawJsonReply(await listFinishedCars(context, ownCompany(principal), query)),
  apply: async ({ principal, body }) => ({
    data: await applyLook(context, ownCompany(principal), principal.userId, body),
  }),
  applied: async ({ principal }) => ({ data: await readRun(context, ownCompany(principal)) }),
  undo: async ({ principal }) => ({ data: await undoLook(context, ownCompany(principal)) }),
});

/** Returns the handlers that preview and apply the look of any company, for the operator. */
export const adminSettingsHandlers = (context: ServiceContext): Handlers<typeof adminSettings> => ({
  preview: async ({ params, body }) => ({
    data: await previewLook(context, anyCompany(params.company), body),
  }),
  finished: async ({ params, query }) =>
    new RawJsonReply(await listFinishedCars(context, anyCompany(params.company), query)),
  apply: async ({ params, principal, body }) => ({
    data: await applyLook(context, anyCompany(params.company), principal.userId, body),
  }),
  applied: async ({ params }) => ({ data: await readRun(context, anyCompany(params.company)) }),
  undo: async ({ params }) => ({ data: await undoLook(context, anyCompany(params.company)) }),
});
