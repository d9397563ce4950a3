import { call } from '@turntable/declare/contract/call.ts';
import { listQuery } from '@turntable/declare/contract/listQuery.ts';
import { done, one, page } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { rowId } from '../companies/params.ts';
import { SpecialOffer } from './offer.ts';

const company = ['chief', 'employee'] as const;
const query = listQuery(['created_at'], {}, { size: 100 });

/** The operator's offers as companies see them: none unless offers are enabled for the company (specification, chapters 4 and 7). */
export const specialOffers = {
  list: call({
    method: 'GET',
    path: 'special-offers/archive',
    summary: 'List active offers, newest first',
    roles: company,
    query,
    response: page(SpecialOffer),
  }),
  unread: call({
    method: 'GET',
    path: 'special-offers',
    summary: 'List unread active offers',
    roles: company,
    query,
    response: page(SpecialOffer),
  }),
  count: call({
    method: 'GET',
    path: 'special-offers/count',
    summary: 'Count unread active offers',
    roles: company,
    response: z.strictObject({ count: z.int().nonnegative() }),
  }),
  one: call({
    method: 'GET',
    path: 'special-offers/:id',
    summary: 'Get an active offer',
    roles: company,
    params: rowId,
    response: one(SpecialOffer),
    assumed: true,
  }),
  read: call({
    method: 'POST',
    path: 'special-offers/:id/read',
    summary: 'Mark an offer as read',
    roles: company,
    params: rowId,
    response: done,
  }),
};
