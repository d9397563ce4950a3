import { call } from '@turntable/declare/contract/call.ts';
import { id } from '@turntable/declare/contract/fields.ts';
import { textFlag } from '@turntable/declare/contract/flag.ts';
import { listQuery, searchText } from '@turntable/declare/contract/listQuery.ts';
import { done, one, page } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { rowId } from '../companies/params.ts';
import { OfferFields, OfferSave, SpecialOffer } from './offer.ts';

const admin = ['admin'] as const;

/** A new offer; the picture may follow later. It is inactive until a save activates it (specification, chapter 4). */
const offerForm = {
  fields: z.strictObject({
    ...OfferFields.partial().shape,
    ...OfferFields.pick({ title: true }).shape,
  }),
  files: ['image'],
} as const;

/** The operator's offers (specification, chapter 7). */
export const adminSpecialOffers = {
  list: call({
    method: 'GET',
    path: 'admin/special-offers',
    summary: 'List offers',
    roles: admin,
    query: listQuery(
      ['created_at', 'title'],
      { q: searchText('titles in both languages'), active: textFlag.optional() },
      { size: 100 },
    ),
    response: page(SpecialOffer),
  }),
  one: call({
    method: 'GET',
    path: 'admin/special-offers/:id',
    summary: 'Get an offer',
    roles: admin,
    params: rowId,
    response: one(SpecialOffer),
    assumed: true,
  }),
  create: call({
    method: 'POST',
    path: 'admin/special-offers',
    summary: 'Add an offer',
    roles: admin,
    form: offerForm,
    response: z.strictObject({ id, data: SpecialOffer }),
  }),
  save: call({
    method: 'PUT',
    path: 'admin/special-offers/:id',
    summary: 'Save an offer',
    roles: admin,
    params: rowId,
    body: OfferSave,
    response: one(SpecialOffer),
  }),
  saveImage: call({
    method: 'POST',
    path: 'admin/special-offers/:id',
    summary: "Replace an offer's picture",
    roles: admin,
    params: rowId,
    form: { fields: z.strictObject({}), files: ['image'] },
    response: one(SpecialOffer),
  }),
  remove: call({
    method: 'DELETE',
    path: 'admin/special-offers/:id',
    summary: 'Delete an offer',
    roles: admin,
    params: rowId,
    response: done,
    assumed: true,
  }),
};
