import {
  DONE,
  type Handlers,
  RawJsonReply,
} from '@turntable/declare/server/http/contractRoutes.ts';
import { localeOf } from '@turntable/declare/server/http/failures.ts';
import type { adminNotifications } from '../../../contract/notifications/adminCalls.ts';
import type { notifications } from '../../../contract/notifications/calls.ts';
import type { Context } from '../../context.ts';
import {
  listNotifications,
  listSentNotifications,
} from '../../services/notifications/notificationList.ts';
import {
  markNotificationRead,
  readNotification,
  readSentNotification,
  removeNotification,
  sendNotification,
} from '../../services/notifications/notifications.ts';

/** Returns the handlers of notifications to the user's company. */
export const notificationsHandlers = (context: Context): Handlers<typeof notifications> => ({
  list: async ({ principal, query, request }) =>
    new RawJsonReply(await listNotifications(context, principal, query, localeOf(request))),
  unread: async ({ principal, query, request }) =>
    new RawJsonReply(
      await listNotifications(context, principal, query, localeOf(request), { unread: true }),
    ),
  one: async ({ params, principal, request }) => ({
    data: await readNotification(context, principal, params.id, localeOf(request)),
  }),
  read: async ({ params, principal }) => {
    await markNotificationRead(context, principal, params.id);
    return DONE;
  },
});

/** Returns the handlers of notifications that the operator sends. */
export const adminNotificationsHandlers = (
  context: Context,
): Handlers<typeof adminNotifications> => ({
  list: async ({ query }) => new RawJsonReply(await listSentNotifications(context, query)),
  one: async ({ params }) => ({ data: await readSentNotification(context, params.id) }),
  create: async ({ body }) => ({ data: await sendNotification(context, body) }),
  remove: async ({ params }) => {
    await removeNotification(context, params.id);
    return DONE;
  },
});
