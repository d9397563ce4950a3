import { call } from '@turntable/declare/contract/call.ts';
import { textId } from '@turntable/declare/contract/fields.ts';
import { listQuery, searchText } from '@turntable/declare/contract/listQuery.ts';
import { done, link, one, page } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { rowId } from '../companies/params.ts';
import { Feedback, FeedbackFields, FeedbackRow, FeedbackState } from './feedback.ts';

const admin = ['admin'] as const;

/** Sending a support request from the header's panel (specification, chapter 2: Layout). */
export const support = {
  send: call({
    method: 'POST',
    path: 'support/feedback',
    summary: 'Send a support request, with a screenshot of the page and up to five files',
    roles: ['chief', 'employee', 'photo_manager'],
    form: { fields: FeedbackFields, files: ['screenshot', 'files'] },
    response: done,
    assumed: true,
  }),
};

/** Support requests, for the operator. */
export const adminSupport = {
  list: call({
    method: 'GET',
    path: 'admin/support/feedback',
    summary: 'List support requests',
    roles: admin,
    query: listQuery(['created_at'], {
      q: searchText('subject, text, name and e-mail address of the sender'),
      state: FeedbackState.optional(),
      company: textId.optional(),
    }),
    response: page(FeedbackRow),
    assumed: true,
  }),
  one: call({
    method: 'GET',
    path: 'admin/support/feedback/:id',
    summary: 'Get a support request',
    roles: admin,
    params: rowId,
    response: one(Feedback),
    assumed: true,
  }),
  setState: call({
    method: 'POST',
    path: 'admin/support/feedback/:id/state',
    summary: 'Set the state of a support request',
    roles: admin,
    params: rowId,
    body: z.strictObject({ state: FeedbackState }),
    response: one(Feedback),
    assumed: true,
  }),
  download: call({
    method: 'GET',
    path: 'admin/support/feedback/:id/files/:file',
    summary: 'Prepare a file of a support request for download',
    roles: admin,
    params: z.strictObject({ ...rowId.shape, file: textId }),
    response: link,
    assumed: true,
  }),
};
