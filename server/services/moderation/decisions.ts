import { eq } from '@turntable/declare/server/db/drizzle.ts';
import { Refusal } from '@turntable/declare/server/refusal.ts';
import type { Decision } from '../../../contract/moderation/adminCalls.ts';
import type { Car } from '../../../contract/vehicles/vehicle.ts';
import { cars } from '../../db/schema/index.ts';
import { exportWhenFinished } from '../ftpExport/request.ts';
import type { ServiceContext } from '../shared/context.ts';
import { lockCar } from '../vehicles/vehicleRows.ts';
import { viewCar } from '../vehicles/vehicleView.ts';
import { decide } from './inner/decide.ts';
import { NOTHING_TO_FIX, secondsToUndo } from './moderation.ts';

/**
 * Approves a vehicle, for the operator; a finished one is sent by FTP once the approval can no longer be undone. Does nothing with an
 * approved one. Throws 404; 422 for one without a photo.
 */
export const approveCar = (context: ServiceContext, id: number): Promise<Car> =>
  context.db.as('operator', async (tx) => {
    const car = await lockCar(tx, id);
    if (car.photos_count === 0) throw new Refusal(422, 'no_photo_to_approve');
    if (car.moderation !== 'approved') {
      await decide(tx, car, { moderation: 'approved', ...NOTHING_TO_FIX });
      await exportWhenFinished(tx, context.queue, id);
    }
    return viewCar(tx, context.signing, id);
  });

/**
 * Undoes the operator's last decision on a vehicle, which keeps its place in the queue. Throws 404; 409 when the vehicle is not in the state
 * that it was given by the decision, and when the time to undo is over.
 */
export const undoDecision = (
  context: Pick<ServiceContext, 'db' | 'signing'>,
  id: number,
  decision: Decision,
): Promise<Car> =>
  context.db.as('operator', async (tx) => {
    const car = await lockCar(tx, id);
    const { before_decision: before } = car;
    if (car.moderation !== decision || !before) throw new Refusal(409, 'decision_changed');
    if (secondsToUndo(car) === 0) throw new Refusal(409, 'undo_too_late');
    const hasChanged = car.updated_at.getTime() !== car.decided_at?.getTime();
    await tx
      .update(cars)
      .set({
        ...before,
        decided_at: before.decided_at === null ? null : new Date(before.decided_at),
        updated_at: hasChanged ? new Date() : new Date(before.updated_at),
        before_decision: null,
      })
      .where(eq(cars.id, id));
    return viewCar(tx, context.signing, id);
  });
