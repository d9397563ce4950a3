import { call } from '@turntable/declare/contract/call.ts';
import { listQuery } from '@turntable/declare/contract/listQuery.ts';
import { done, one, page } from '@turntable/declare/contract/page.ts';
import { rowId } from '../companies/params.ts';
import { Notification } from './notification.ts';

const company = ['chief', 'employee'] as const;

/** Notifications from the operator to the user's company (specification, chapters 6 and 7). */
export const notifications = {
  list: call({
    method: 'GET',
    path: 'notifications/all',
    summary: 'List notifications, newest first',
    roles: company,
    query: listQuery(['created_at'], {}, { size: 100 }),
    response: page(Notification),
  }),
  unread: call({
    method: 'GET',
    path: 'notifications',
    summary: 'List unread notifications, newest first',
    roles: company,
    query: listQuery(['created_at'], {}, { size: 100 }),
    response: page(Notification),
  }),
  one: call({
    method: 'GET',
    path: 'notifications/:id',
    summary: 'Get a notification',
    roles: company,
    params: rowId,
    response: one(Notification),
    assumed: true,
  }),
  read: call({
    method: 'GET',
    path: 'notifications/:id/read',
    summary: 'Mark a notification as read',
    changesData: true,
    roles: company,
    params: rowId,
    response: done,
  }),
};
