import { call } from '@turntable/declare/contract/call.ts';
import { url } from '@turntable/declare/contract/fields.ts';
import { one } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { photoParams } from '../photos/shapes.ts';
import { Stroke } from './stroke.ts';

const params = photoParams;
const response = one(
  z.strictObject({
    mask_url: url
      .nullable()
      .describe('a greyscale picture; null: the vehicle has not been cut out of this photo yet'),
    strokes: z.array(Stroke),
  }),
);
const summary = "A photo's cut-out as it was found, and how it has been corrected by brush since";

/** A photo's cut-out for correction by brush; strokes are sent with `process`. */
export const cutouts = {
  one: call({
    method: 'GET',
    path: 'cars/:car/photo/:photo/cutout',
    summary,
    roles: ['chief', 'employee'],
    params,
    response,
    assumed: true,
  }),
};

/** The same for the operator. */
export const adminCutouts = {
  one: call({
    method: 'GET',
    path: 'admin/cars/:car/photo/:photo/cutout',
    summary,
    roles: ['admin'],
    params,
    response,
    assumed: true,
  }),
};
