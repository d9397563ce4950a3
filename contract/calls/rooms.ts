import { z } from 'zod';
import { call } from '../call.ts';
import { Room } from '../entities/asset.ts';
import { listQuery } from '../listQuery.ts';
import { done, page } from '../page.ts';
import { companyParam, rowId } from './companyParams.ts';

const query = listQuery(['name', 'created_at'], {}, { size: 100 });

/** Virtual rooms that a company may choose: its own and the operator's (specification, chapter 7). */
export const companyRooms = {
  list: call({
    method: 'GET',
    path: 'company/room',
    summary: 'Rooms to choose from',
    roles: ['chief'],
    query,
    response: page(Room),
  }),
};

/** The same for those who have no company-prefixed calls (specification, chapter 6). */
export const rooms = {
  list: call({
    method: 'GET',
    path: 'room',
    summary: 'Rooms to choose from',
    roles: ['admin', 'employee'],
    query,
    response: page(Room),
  }),
};

/** A company's own rooms, for the operator: its tab Scenes. */
export const adminCompanyRooms = {
  list: call({
    method: 'GET',
    path: 'admin/companies/:company/room',
    summary: "A company's own rooms",
    roles: ['admin'],
    params: companyParam,
    query,
    response: page(Room),
    assumed: true,
  }),
  remove: call({
    method: 'DELETE',
    path: 'admin/companies/:company/room/:id/delete',
    summary: "Delete a company's room",
    roles: ['admin'],
    params: z.strictObject({ ...companyParam.shape, ...rowId.shape }),
    response: done,
  }),
};
