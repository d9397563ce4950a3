import { call, type Role } from '@turntable/declare/contract/call.ts';
import { id } from '@turntable/declare/contract/fields.ts';
import { one } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { Payment, VehiclePrice } from '../balance/vehiclePrice.ts';
import { Box, ProcessRefusal } from '../photos/photo.ts';
import { PlateCorners } from '../photos/plateCorners.ts';
import { carParams, chosenPhotos } from '../photos/shapes.ts';
import { Strokes } from './stroke.ts';

/**
 * Corrections for one photo: `box` of the vehicle's frame, `plate` of the licence plate's corners (null: it has none), `strokes` of the cut-out
 * (none: reset).
 */
export const processChoice = z
  .strictObject({
    ...chosenPhotos,
    box: Box.optional(),
    plate: PlateCorners.nullable().optional(),
    strokes: Strokes.optional(),
  })
  .refine((body) => body.box === undefined || body.photo !== undefined, {
    path: ['box'],
    message: 'box_needs_photo',
  })
  .refine((body) => body.plate === undefined || body.photo !== undefined, {
    path: ['plate'],
    message: 'plate_needs_photo',
  })
  .refine((body) => body.strokes === undefined || body.photo !== undefined, {
    path: ['strokes'],
    message: 'strokes_need_photo',
  });

/**
 * The result of a process request. `charged` and `paid`: how this request paid for the vehicle; null when it was paid before or nothing
 * was queued.
 */
const processAnswer = z.strictObject({
  data: z.strictObject({
    queued: z.array(id),
    refused: z.array(z.strictObject({ photo: id, reason: ProcessRefusal })),
    charged: z.enum(['token', 'credit']).nullable(),
    paid: Payment.nullable(),
  }),
});

/** Sends photos of a vehicle to processing, below a prefix of vehicles. */
export const processCall = <const Prefix extends string, const Roles extends readonly Role[]>(
  prefix: Prefix,
  roles: Roles,
) =>
  call({
    method: 'POST',
    path: `${prefix}/:car/photo/process`,
    summary: 'Send photos to processing',
    roles,
    params: carParams,
    body: processChoice,
    response: processAnswer,
  });

/** Returns the call that reads what a vehicle costs the calling user. `prefix` is the path of the vehicles. */
export const priceCall = <const Prefix extends string, const Roles extends readonly Role[]>(
  prefix: Prefix,
  roles: Roles,
) =>
  call({
    method: 'GET',
    path: `${prefix}/:car/price`,
    summary: 'Get the price of sending photos of a vehicle to processing',
    roles,
    params: carParams,
    response: one(VehiclePrice),
    assumed: true,
  });
