import { call } from '@turntable/declare/contract/call.ts';
import { textId } from '@turntable/declare/contract/fields.ts';
import { listQuery, searchText } from '@turntable/declare/contract/listQuery.ts';
import { list, one, page } from '@turntable/declare/contract/page.ts';
import { rowId } from '../companies/params.ts';
import { Span } from '../period.ts';
import { carParams } from '../photos/shapes.ts';
import {
  Complaint,
  ComplaintAbout,
  ComplaintAnswer,
  ComplaintCase,
  ComplaintFields,
  ComplaintRow,
  ComplaintState,
} from './complaint.ts';

const company = ['chief', 'employee'] as const;
const admin = ['admin'] as const;

/** Problems that a company reports with finished pictures. */
export const complaints = {
  ofCar: call({
    method: 'GET',
    path: 'cars/:car/complaints',
    summary: "List reported problems of a vehicle's pictures with their replies, newest first",
    roles: company,
    params: carParams,
    response: list(Complaint),
    assumed: true,
  }),
  send: call({
    method: 'POST',
    path: 'cars/:car/photo/complain',
    summary: 'Report a problem with a finished picture',
    roles: company,
    params: carParams,
    body: ComplaintFields,
    response: one(Complaint),
    assumed: true,
  }),
};

/** Reported problems of all companies, and the operator's replies. */
export const adminComplaints = {
  list: call({
    method: 'GET',
    path: 'admin/complaints',
    summary: 'List reported problems',
    roles: admin,
    query: listQuery(['created_at'], {
      q: searchText('text, answer and name of the sender'),
      state: ComplaintState.optional(),
      about: ComplaintAbout.optional(),
      created_in: Span.optional(),
      company: textId.optional(),
    }),
    response: page(ComplaintRow),
    assumed: true,
  }),
  one: call({
    method: 'GET',
    path: 'admin/complaints/:id',
    summary: 'Get a reported problem with its pictures',
    roles: admin,
    params: rowId,
    response: one(ComplaintCase),
    assumed: true,
  }),
  ofCar: call({
    method: 'GET',
    path: 'admin/cars/:car/complaints',
    summary: "List reported problems of a vehicle's pictures with their replies, newest first",
    roles: admin,
    params: carParams,
    response: list(Complaint),
    assumed: true,
  }),
  answer: call({
    method: 'POST',
    path: 'admin/complaints/:id/answer',
    summary: 'Reply to a reported problem, optionally with a corrected picture, free of charge',
    roles: admin,
    params: rowId,
    form: { fields: ComplaintAnswer, files: ['photo'] },
    response: one(ComplaintCase),
    assumed: true,
  }),
};
