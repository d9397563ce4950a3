import type { Moderation } from '../../../contract/vehicles/vehicle.ts';
import type { CarRecord } from '../vehicles/vehicleRows.ts';

/** Where a new vehicle stands: a company that needs premoderation has each one looked at (specification, chapter 2). */
export const firstModeration = (companyNeedsPremoderation: boolean): Moderation =>
  companyNeedsPremoderation ? 'quality_check' : 'none';

/** What the company's own save or upload changes: a vehicle that was sent back goes to the operator again (docs/decisions/vehicles.md). */
export const resubmitted = (
  car: Pick<CarRecord, 'moderation'>,
): { moderation?: Moderation; to_fix_comment?: null } =>
  car.moderation === 'to_fix' ? { moderation: 'quality_check', to_fix_comment: null } : {};
