import { z } from 'zod';
import { call } from '../call.ts';
import { lines } from '../fields.ts';
import { one } from '../page.ts';
import { carId } from '../vehicles/params.ts';
import { Car } from '../vehicles/vehicle.ts';

const admin = ['admin'] as const;

/** The quality check of a vehicle: part of the operator's calls about vehicles. */
export const moderation = {
  approve: call({
    method: 'POST',
    path: 'admin/cars/:id/approve',
    summary: 'Approve a vehicle',
    roles: admin,
    params: carId,
    response: one(Car),
  }),
  toFix: call({
    method: 'POST',
    path: 'admin/cars/:id/to-fix',
    summary: 'Send a vehicle back with a comment',
    roles: admin,
    params: carId,
    body: z.strictObject({ comment: lines(2000).min(1) }),
    response: one(Car),
    assumed: true,
  }),
};
