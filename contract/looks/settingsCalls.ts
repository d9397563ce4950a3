import { call } from '../call.ts';
import { companyParam } from '../companies/params.ts';
import { textFlag } from '../flag.ts';
import { listQuery, searchText } from '../listQuery.ts';
import { list, one, page } from '../page.ts';
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
    drafts: textFlag.optional().describe('vehicles with drafts that a better engine would cut out'),
  },
  { maxSize: MOST_CARS },
);

/** Trying a look before it is saved, and applying it to finished vehicles; not in the specification. */
export const settings = {
  preview: call({
    method: 'POST',
    path: 'settings/preview',
    summary: 'A vehicle composed with settings that are not saved yet',
    changesNothing: true,
    roles: company,
    body: LookPreviewAsk,
    response: list(LookPreview),
    assumed: true,
  }),
  finished: call({
    method: 'GET',
    path: 'settings/apply/vehicles',
    summary: 'Vehicles whose finished pictures can be re-created',
    roles: company,
    query: finishedQuery,
    response: page(FinishedCar),
    assumed: true,
  }),
  apply: call({
    method: 'POST',
    path: 'settings/apply',
    summary: 'Process finished vehicles again with the look as it is now, without charge',
    roles: company,
    body: ApplyLook,
    response: one(LookRun),
    assumed: true,
  }),
  applied: call({
    method: 'GET',
    path: 'settings/apply',
    summary: 'How far the last application has come',
    roles: company,
    response: latest,
    assumed: true,
  }),
  undo: call({
    method: 'POST',
    path: 'settings/apply/undo',
    summary: 'Give the vehicles of the last application their former pictures back',
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
    summary: "A company's vehicle composed with settings that are not saved yet",
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
    summary: "A company's vehicles whose finished pictures can be re-created",
    roles: admin,
    params: companyParam,
    query: finishedQuery,
    response: page(FinishedCar),
    assumed: true,
  }),
  apply: call({
    method: 'POST',
    path: 'admin/companies/:company/settings/apply',
    summary: "Process a company's finished vehicles again, without charge",
    roles: admin,
    params: companyParam,
    body: ApplyLook,
    response: one(LookRun),
    assumed: true,
  }),
  applied: call({
    method: 'GET',
    path: 'admin/companies/:company/settings/apply',
    summary: "How far a company's last application has come",
    roles: admin,
    params: companyParam,
    response: latest,
    assumed: true,
  }),
  undo: call({
    method: 'POST',
    path: 'admin/companies/:company/settings/apply/undo',
    summary: "Give a company's vehicles their former pictures back",
    roles: admin,
    params: companyParam,
    response: latest,
    assumed: true,
  }),
};
