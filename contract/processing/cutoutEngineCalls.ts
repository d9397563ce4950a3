import { call } from '@turntable/declare/contract/call.ts';
import { one } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { CutoutEngines, CutoutTrial } from './cutoutEngine.ts';

const admin = ['admin'] as const;
const params = z.strictObject({ engine: z.string().max(100) });
const response = one(CutoutEngines);

/** The operator's choice of the cut-out engine. */
export const adminCutoutEngines = {
  list: call({
    method: 'GET',
    path: 'admin/cutout-engines',
    summary: 'List the cut-out engines, with the one in use and the progress of downloads',
    roles: admin,
    response,
    assumed: true,
  }),
  use: call({
    method: 'POST',
    path: 'admin/cutout-engines/:engine/use',
    summary: 'Choose the cut-out engine; a model that is missing is downloaded first',
    roles: admin,
    params,
    response,
    assumed: true,
  }),
  fetch: call({
    method: 'POST',
    path: 'admin/cutout-engines/:engine/fetch',
    summary: "Download a model's file in the background",
    roles: admin,
    params,
    response,
    assumed: true,
  }),
  try: call({
    method: 'POST',
    path: 'admin/cutout-engines/:engine/try',
    summary: 'Cut a vehicle out of a photo with an installed engine, without storing anything',
    changesNothing: true,
    roles: admin,
    params,
    form: { fields: z.strictObject({}), files: ['photo'] },
    response: one(CutoutTrial),
    assumed: true,
  }),
};
