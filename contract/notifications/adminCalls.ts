import { call } from '@turntable/declare/contract/call.ts';
import { textId } from '@turntable/declare/contract/fields.ts';
import { listQuery, searchText } from '@turntable/declare/contract/listQuery.ts';
import { done, one, page } from '@turntable/declare/contract/page.ts';
import { rowId } from '../companies/params.ts';
import { NotificationCreate, SentNotification } from './notification.ts';

const admin = ['admin'] as const;

/** Notifications that the operator sends (assumed: the specification's chapter 7 does not have them). */
export const adminNotifications = {
  list: call({
    method: 'GET',
    path: 'admin/notifications',
    summary: 'List notifications',
    roles: admin,
    query: listQuery(
      ['created_at'],
      {
        q: searchText('texts in both languages'),
        company_id: textId.optional().describe('only notifications to this company or to all'),
      },
      { size: 100 },
    ),
    response: page(SentNotification),
    assumed: true,
  }),
  one: call({
    method: 'GET',
    path: 'admin/notifications/:id',
    summary: 'Get a notification',
    roles: admin,
    params: rowId,
    response: one(SentNotification),
    assumed: true,
  }),
  create: call({
    method: 'POST',
    path: 'admin/notifications',
    summary: 'Send a notification to all companies, or to some',
    roles: admin,
    body: NotificationCreate,
    response: one(SentNotification),
    assumed: true,
  }),
  remove: call({
    method: 'DELETE',
    path: 'admin/notifications/:id',
    summary: 'Withdraw a notification',
    roles: admin,
    params: rowId,
    response: done,
    assumed: true,
  }),
};
