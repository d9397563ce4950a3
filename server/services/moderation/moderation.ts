import { UNDO_SECONDS } from '../../../contract/moderation/toFix.ts';
import type { Moderation } from '../../../contract/vehicles/vehicle.ts';
import type { CarRecord } from '../vehicles/vehicleRows.ts';

/** Returns a new vehicle's state of moderation: companies with premoderation have each one checked (specification, chapter 2). */
export const firstModeration = (companyNeedsPremoderation: boolean): Moderation =>
  companyNeedsPremoderation ? 'quality_check' : 'none';

/** The columns of a vehicle that is not sent back. */
export const NOTHING_TO_FIX = {
  to_fix_reasons: [] as CarRecord['to_fix_reasons'],
  to_fix_comment: null,
  to_fix_places: [] as CarRecord['to_fix_places'],
};

/** Returns what a company's save or upload changes: a vehicle that was sent back returns to the operator (docs/decisions/vehicles.md). */
export const resubmitted = (
  car: Pick<CarRecord, 'moderation'>,
): Partial<typeof NOTHING_TO_FIX & { moderation: Moderation }> =>
  car.moderation === 'to_fix' ? { moderation: 'quality_check', ...NOTHING_TO_FIX } : {};

/** Returns whether a vehicle may be sent automatically, as far as the operator's quality check goes. */
export const isReleased = ({ moderation }: Pick<CarRecord, 'moderation'>): boolean =>
  moderation === 'none' || moderation === 'approved';

/** How long an undo may be under way, in seconds. */
const WAY_SECONDS = 2;

/** Returns for how many more whole seconds the last decision on a vehicle can be undone; 0: no longer, or there is none. */
export const secondsToUndo = ({ decided_at }: Pick<CarRecord, 'decided_at'>): number => {
  if (!decided_at) return 0;
  const end = decided_at.getTime() + (UNDO_SECONDS + WAY_SECONDS) * 1000;
  return Math.max(0, Math.ceil((end - Date.now()) / 1000));
};
