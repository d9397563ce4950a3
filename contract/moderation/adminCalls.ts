import { call } from '@turntable/declare/contract/call.ts';
import { one } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { carId } from '../vehicles/params.ts';
import { Car, Moderation } from '../vehicles/vehicle.ts';
import { ToFix } from './toFix.ts';

const admin = ['admin'] as const;

/** The operator's decisions about a vehicle. */
const Decision = Moderation.extract(['approved', 'to_fix']);
export type Decision = z.infer<typeof Decision>;

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
    summary: 'Send a vehicle back to fix, with reasons, a comment and places on its pictures',
    roles: admin,
    params: carId,
    body: ToFix,
    response: one(Car),
    assumed: true,
  }),
  undoDecision: call({
    method: 'POST',
    path: 'admin/cars/:id/undo-decision',
    summary: 'Undo an approval or "to fix" within ten seconds',
    roles: admin,
    params: carId,
    body: z.strictObject({
      moderation: Decision.describe('the decision to undo'),
    }),
    response: one(Car),
    assumed: true,
  }),
};
