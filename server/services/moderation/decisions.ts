import { eq } from 'drizzle-orm';
import type { Car, Moderation } from '../../../contract/vehicles/vehicle.ts';
import type { Tx } from '../../db/client.ts';
import { cars } from '../../db/schema/index.ts';
import { exportWhenFinished } from '../ftpExport/request.ts';
import type { ServiceContext } from '../shared/context.ts';
import { Refusal } from '../shared/refusal.ts';
import { lockCar } from '../vehicles/vehicleRows.ts';
import { viewCar } from '../vehicles/vehicleView.ts';

/** Approves a vehicle, for the operator; a finished one is sent by FTP. Throws 404; 422 for one without a photo. */
export const approveCar = (context: ServiceContext, id: number): Promise<Car> =>
  context.db.as('operator', async (tx) => {
    const { photos_count } = await lockCar(tx, id);
    if (photos_count === 0) throw new Refusal(422, 'no_photo_to_approve');
    await setModeration(tx, id, { moderation: 'approved', to_fix_comment: null });
    await exportWhenFinished(tx, context.queue, id);
    return viewCar(tx, context.signing, id);
  });

/** Sends a vehicle back to its company with a comment, for the operator. Throws 404. */
export const sendBackToFix = (context: ServiceContext, id: number, comment: string): Promise<Car> =>
  context.db.as('operator', async (tx) => {
    await lockCar(tx, id);
    await setModeration(tx, id, { moderation: 'to_fix', to_fix_comment: comment });
    return viewCar(tx, context.signing, id);
  });

const setModeration = (
  tx: Tx,
  carId: number,
  change: { moderation: Moderation; to_fix_comment: string | null },
) =>
  tx
    .update(cars)
    .set({ ...change, updated_at: new Date() })
    .where(eq(cars.id, carId));
