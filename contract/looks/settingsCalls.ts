import { call } from '@turntable/declare/contract/call.ts';
import { textFlag } from '@turntable/declare/contract/flag.ts';
import { listQuery, searchText } from '@turntable/declare/contract/listQuery.ts';
import { list, one, page } from '@turntable/declare/contract/page.ts';
import { companyParam } from '../companies/params.ts';
import {
  ApplyLook,
  FinishedCar,
  LookPreview,
  LookPreviewAsk,
  LookRun,
  MOST_CARS,
} from './preview.ts';

const company = ['chief', 'employee'] as const;
const admin = ['admin'] as const;
const latest = one(LookRun.nullable());
const finishedQuery = listQuery(
  ['updated_at', 'vehicle_name'],
  {
    q: searchText('name, VIN, stock number, brand and model'),
    drafts: textFlag
      .optional()
      .describe('1: only vehicles with drafts that a better engine would cut out'),
  },
  { maxSize: MOST_CARS },
);

/** Trying a look before it is saved, and applying it to finished vehicles; not in the specification. */
export const settings = {
  preview: call({
    method: 'POST',
    path: 'settings/preview',
    summary: 'Preview a vehicle with settings that are not saved yet',
    changesNothing: true,
    roles: company,
    body: LookPreviewAsk,
    response: list(LookPreview),
    assumed: true,
  }),
  finished: call({
    method: 'GET',
    path: 'settings/apply/vehicles',
    summary: 'List vehicles whose finished pictures can be re-created',
    roles: company,
    query: finishedQuery,
    response: page(FinishedCar),
    assumed: true,
  }),
  apply: call({
    method: 'POST',
    path: 'settings/apply',
    summary: 'Re-create finished pictures with the present look, free of charge',
    roles: company,
    body: ApplyLook,
    response: one(LookRun),
    assumed: true,
  }),
  applied: call({
    method: 'GET',
    path: 'settings/apply',
    summary: 'Get the progress of the last run',
    roles: company,
    response: latest,
    assumed: true,
  }),
  undo: call({
    method: 'POST',
    path: 'settings/apply/undo',
    summary: 'Restore the pictures that vehicles had before the last run',
    roles: company,
    response: latest,
    assumed: true,
  }),
};

/** The same for any company, for the operator. */
export const adminSettings = {
  preview: call({
    method: 'POST',
    path: 'admin/companies/:company/settings/preview',
    summary: "Preview a company's vehicle with settings that are not saved yet",
    changesNothing: true,
    roles: admin,
    params: companyParam,
    body: LookPreviewAsk,
    response: list(LookPreview),
    assumed: true,
  }),
  finished: call({
    method: 'GET',
    path: 'admin/companies/:company/settings/apply/vehicles',
    summary: "List a company's vehicles whose finished pictures can be re-created",
    roles: admin,
    params: companyParam,
    query: finishedQuery,
    response: page(FinishedCar),
    assumed: true,
  }),
  apply: call({
    method: 'POST',
    path: 'admin/companies/:company/settings/apply',
    summary: "Re-create a company's finished pictures with its present look, free of charge",
    roles: admin,
    params: companyParam,
    body: ApplyLook,
    response: one(LookRun),
    assumed: true,
  }),
  applied: call({
    method: 'GET',
    path: 'admin/companies/:company/settings/apply',
    summary: "Get the progress of a company's last run",
    roles: admin,
    params: companyParam,
    response: latest,
    assumed: true,
  }),
  undo: call({
    method: 'POST',
    path: 'admin/companies/:company/settings/apply/undo',
    summary: "Restore the pictures that a company's vehicles had before the last run",
    roles: admin,
    params: companyParam,
    response: latest,
    assumed: true,
  }),
};
