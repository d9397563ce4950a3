import { call } from '@turntable/declare/contract/call.ts';
import { id, line } from '@turntable/declare/contract/fields.ts';
import { listQuery } from '@turntable/declare/contract/listQuery.ts';
import { done, one, page } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';

// Calls of a resource that the product does not have. The operator reads everything, a company's manager no notes.

const Garage = z.strictObject({
  id,
  name: z.string(),
  size: z.enum(['small', 'large']),
  lifts: z.int(),
});
const WholeGarage = z.strictObject({ ...Garage.shape, notes: z.string() });
const rowId = z.strictObject({ id: z.string() });

export const garages = {
  list: call({
    method: 'GET',
    path: 'garages',
    summary: 'Garages',
    roles: ['chief'],
    query: listQuery(['name'], { size: z.enum(['small', 'large']).optional() }),
    response: page(Garage),
  }),
  one: call({
    method: 'GET',
    path: 'garages/:id',
    summary: 'A garage',
    roles: ['chief'],
    params: rowId,
    response: one(Garage),
  }),
};

export const adminGarages = {
  list: call({
    method: 'GET',
    path: 'admin/garages',
    summary: 'All garages',
    roles: ['admin'],
    query: listQuery(['name'], {
      size: z.enum(['small', 'large']).optional(),
      q: z.string().optional(),
    }),
    response: page(WholeGarage),
  }),
  one: call({
    method: 'GET',
    path: 'admin/garages/:id',
    summary: 'A garage',
    roles: ['admin'],
    params: rowId,
    response: one(WholeGarage),
  }),
  create: call({
    method: 'POST',
    path: 'admin/garages',
    summary: 'Add a garage',
    roles: ['admin'],
    body: z.strictObject({
      name: line(80).min(1),
      size: z.enum(['small', 'large']),
      lifts: z.int().min(0).optional(),
    }),
    response: one(WholeGarage),
  }),
  save: call({
    method: 'POST',
    path: 'admin/garages/:id',
    summary: 'Save a garage',
    roles: ['admin'],
    params: rowId,
    body: z.strictObject({ name: line(80).min(1).optional(), notes: line(500).optional() }),
    response: one(WholeGarage),
  }),
  close: call({
    method: 'POST',
    path: 'admin/garages/:id/close',
    summary: 'Close a garage',
    roles: ['admin'],
    params: rowId,
    response: done,
  }),
};
