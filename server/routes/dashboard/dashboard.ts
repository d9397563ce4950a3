import type { Handlers } from '@turntable/declare/server/http/contractRoutes.ts';
import type { dashboard } from '../../../contract/dashboard/calls.ts';
import type { Context } from '../../context.ts';
import { readActivity } from '../../services/dashboard/activity.ts';
import { readDashboard } from '../../services/dashboard/dashboard.ts';

/** Returns the handlers of the home page, the first page after signing in. */
export const dashboardHandlers = (context: Context): Handlers<typeof dashboard> => ({
  one: async ({ principal }) => ({ data: await readDashboard(context, principal) }),
  activity: async ({ principal, query }) => ({
    data: await readActivity(context, principal, query.period),
  }),
});
