import { call } from '@turntable/declare/contract/call.ts';
import { listQuery } from '@turntable/declare/contract/listQuery.ts';
import { done, list, one, page } from '@turntable/declare/contract/page.ts';
import { companyParam, rowId, rowOfCompany } from '../companies/params.ts';
import { RoomCreate, RoomPreview, RoomPreviewAsk, RoomRow, RoomSave } from './room.ts';

const query = listQuery(['name', 'created_at'], {}, { size: 100 });
const chief = ['chief'] as const;
const admin = ['admin'] as const;

/** Virtual rooms that a company can choose: its own and the operator's (specification, chapter 7). */
export const companyRooms = {
  list: call({
    method: 'GET',
    path: 'company/room',
    summary: 'List rooms to choose from',
    roles: chief,
    query,
    response: page(RoomRow),
  }),
  create: call({
    method: 'POST',
    path: 'company/room',
    summary: 'Create a room from a wall and a floor',
    roles: chief,
    body: RoomCreate,
    response: one(RoomRow),
    assumed: true,
  }),
  one: call({
    method: 'GET',
    path: 'company/room/:id',
    summary: 'Get a room',
    roles: chief,
    params: rowId,
    response: one(RoomRow),
    assumed: true,
  }),
  preview: call({
    method: 'POST',
    path: 'company/room/preview',
    summary: 'Preview a room with the sample vehicle, without storing anything',
    changesNothing: true,
    roles: chief,
    body: RoomPreviewAsk,
    response: list(RoomPreview),
    assumed: true,
  }),
  save: call({
    method: 'POST',
    path: 'company/room/:id',
    summary: 'Save a room',
    roles: chief,
    params: rowId,
    body: RoomSave,
    response: one(RoomRow),
    assumed: true,
  }),
  makeDefault: call({
    method: 'POST',
    path: 'company/room/:id/default',
    summary: "Make a room the company's default",
    roles: chief,
    params: rowId,
    response: one(RoomRow),
    assumed: true,
  }),
  remove: call({
    method: 'DELETE',
    path: 'company/room/:id/delete',
    summary: 'Delete a room; what used it returns to the default',
    roles: chief,
    params: rowId,
    response: done,
    assumed: true,
  }),
};

/** The same as choices, for roles without company-prefixed calls (specification, chapter 6). */
export const rooms = {
  list: call({
    method: 'GET',
    path: 'room',
    summary: 'List rooms that a company may choose',
    roles: ['admin', 'employee'],
    query,
    response: page(RoomRow),
  }),
};

/** A company's own rooms, for the operator: its tab Scenes. */
export const adminCompanyRooms = {
  list: call({
    method: 'GET',
    path: 'admin/companies/:company/room',
    summary: "List a company's own rooms",
    roles: admin,
    params: companyParam,
    query,
    response: page(RoomRow),
    assumed: true,
  }),
  create: call({
    method: 'POST',
    path: 'admin/companies/:company/room',
    summary: 'Create a room for a company',
    roles: admin,
    params: companyParam,
    body: RoomCreate,
    response: one(RoomRow),
  }),
  one: call({
    method: 'GET',
    path: 'admin/companies/:company/room/:id',
    summary: 'Get a room of a company',
    roles: admin,
    params: rowOfCompany,
    response: one(RoomRow),
    assumed: true,
  }),
  preview: call({
    method: 'POST',
    path: 'admin/companies/:company/room/preview',
    summary: "Preview a company's room with the sample vehicle, without storing anything",
    changesNothing: true,
    roles: admin,
    params: companyParam,
    body: RoomPreviewAsk,
    response: list(RoomPreview),
    assumed: true,
  }),
  save: call({
    method: 'POST',
    path: 'admin/companies/:company/room/:id',
    summary: "Save a company's room",
    roles: admin,
    params: rowOfCompany,
    body: RoomSave,
    response: one(RoomRow),
    assumed: true,
  }),
  remove: call({
    method: 'DELETE',
    path: 'admin/companies/:company/room/:id/delete',
    summary: "Delete a company's room",
    roles: admin,
    params: rowOfCompany,
    response: done,
  }),
};

/** The rooms that the operator offers to everyone (specification, chapter 2: default rooms). */
export const adminRooms = {
  list: call({
    method: 'GET',
    path: 'admin/room',
    summary: 'List default rooms',
    roles: admin,
    query,
    response: page(RoomRow),
    assumed: true,
  }),
  create: call({
    method: 'POST',
    path: 'admin/room',
    summary: 'Create a default room',
    roles: admin,
    body: RoomCreate,
    response: one(RoomRow),
    assumed: true,
  }),
  one: call({
    method: 'GET',
    path: 'admin/room/:id',
    summary: 'Get a default room',
    roles: admin,
    params: rowId,
    response: one(RoomRow),
    assumed: true,
  }),
  preview: call({
    method: 'POST',
    path: 'admin/room/preview',
    summary: 'Preview a default room with the sample vehicle, without storing anything',
    changesNothing: true,
    roles: admin,
    body: RoomPreviewAsk,
    response: list(RoomPreview),
    assumed: true,
  }),
  save: call({
    method: 'POST',
    path: 'admin/room/:id',
    summary: 'Save a default room',
    roles: admin,
    params: rowId,
    body: RoomSave,
    response: one(RoomRow),
    assumed: true,
  }),
  remove: call({
    method: 'DELETE',
    path: 'admin/room/:id/delete',
    summary: 'Delete a default room',
    roles: admin,
    params: rowId,
    response: done,
    assumed: true,
  }),
};
