import { eq } from 'drizzle-orm';
import type { Moderation } from '../../../contract/vehicles/vehicle.ts';
import type { Tx } from '../../db/client.ts';
import { cars } from '../../db/schema/index.ts';
import { Refusal } from '../shared/refusal.ts';
import { type CarRecord, lockCar } from '../vehicles/vehicleRows.ts';

/** Where a new vehicle stands: a company that needs premoderation has each one looked at (specification, chapter 2). */
export const firstModeration = (companyNeedsPremoderation: boolean): Moderation =>
  companyNeedsPremoderation ? 'quality_check' : 'none';

/** What the company's own save or upload changes: a vehicle that was sent back goes to the operator again (docs/decisions/vehicles.md). */
export const resubmitted = (
  car: Pick<CarRecord, 'moderation'>,
): { moderation?: Moderation; to_fix_comment?: null } =>
  car.moderation === 'to_fix' ? { moderation: 'quality_check', to_fix_comment: null } : {};

/** The operator is content with a vehicle. Throws 404; 422 for one without a photo. */
export const approve = async (tx: Tx, carId: number): Promise<void> => {
  const { photos_count } = await lockCar(tx, carId);
  if (photos_count === 0) throw new Refusal(422, 'no_photo_to_approve');
  await setModeration(tx, carId, { moderation: 'approved', to_fix_comment: null });
};

/** The operator sends a vehicle back and says why. Throws 404. */
export const sendToFix = async (tx: Tx, carId: number, comment: string): Promise<void> => {
  await lockCar(tx, carId);
  await setModeration(tx, carId, { moderation: 'to_fix', to_fix_comment: comment });
};

const setModeration = (
  tx: Tx,
  carId: number,
  change: { moderation: Moderation; to_fix_comment: string | null },
) =>
  tx
    .update(cars)
    .set({ ...change, updated_at: new Date() })
    .where(eq(cars.id, carId));
