import { eq } from 'drizzle-orm';
import type { Decision } from '../../../contract/moderation/adminCalls.ts';
import type { ToFix } from '../../../contract/moderation/toFix.ts';
import type { Car } from '../../../contract/vehicles/vehicle.ts';
import type { Tx } from '../../db/client.ts';
import { cars } from '../../db/schema/index.ts';
import { exportWhenFinished } from '../ftpExport/request.ts';
import { chosenPhotos } from '../photos/photos.ts';
import type { ServiceContext } from '../shared/context.ts';
import { invalidField, Refusal } from '../shared/refusal.ts';
import { type CarRecord, lockCar } from '../vehicles/vehicleRows.ts';
import { viewCar } from '../vehicles/vehicleView.ts';
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
 * Sends a vehicle back to its company, for the operator. Throws 404; 422 at `places` for a photo that is not the vehicle's, or without the
 * picture named.
 */
export const sendBackToFix = (
  context: ServiceContext,
  id: number,
  { reasons, comment, places }: ToFix,
): Promise<Car> =>
  context.db.as('operator', async (tx) => {
    const car = await lockCar(tx, id);
    const photos = await chosenPhotos(tx, id, {});
    for (const { photo: marked, picture } of places) {
      const photo = photos.find((one) => one.id === marked);
      if (!photo) throw invalidField('places', 'no_such_record');
      if (picture === 'finished' && photo.processed_key === null)
        throw invalidField('places', 'no_finished_picture');
    }
    await decide(tx, car, {
      moderation: 'to_fix',
      to_fix_reasons: [...new Set(reasons)],
      to_fix_comment: comment || null,
      to_fix_places: places,
    });
    return viewCar(tx, context.signing, id);
  });

/** Writes a decision, and what undoes it. The same decision again can be undone as long as the first. */
const decide = (
  tx: Tx,
  car: CarRecord,
  decision: Partial<CarRecord> & { moderation: Decision },
) => {
  const { moderation, to_fix_reasons, to_fix_comment, to_fix_places, decided_at } = car;
  const now = new Date();
  const undoing = {
    decided_at: now,
    before_decision: {
      moderation,
      to_fix_reasons,
      to_fix_comment,
      to_fix_places,
      decided_at: decided_at?.toISOString() ?? null,
      updated_at: car.updated_at.toISOString(),
    },
  };
  return tx
    .update(cars)
    .set({ ...decision, ...(decision.moderation !== moderation && undoing), updated_at: now })
    .where(eq(cars.id, car.id));
};

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
