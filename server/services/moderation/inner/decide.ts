import { eq } from '@turntable/declare/server/db/drizzle.ts';
import type { Decision } from '../../../../contract/moderation/adminCalls.ts';
import type { Tx } from '../../../db/client.ts';
import { cars } from '../../../db/schema/index.ts';
import type { CarRecord } from '../../vehicles/vehicleRows.ts';

/** Writes a decision, and what undoes it. The same decision again can be undone as long as the first. */
export const decide = (
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
