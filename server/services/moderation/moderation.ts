import type { Moderation } from '../../../contract/vehicles/vehicle.ts';
import type { CarRecord } from '../vehicles/vehicleRows.ts';

/** A new vehicle's state of moderation: companies with premoderation have each one checked (specification, chapter 2). */
export const firstModeration = (companyNeedsPremoderation: boolean): Moderation =>
  companyNeedsPremoderation ? 'quality_check' : 'none';

/** The change by a company's save or upload: a vehicle that was sent back returns to the operator (docs/decisions/vehicles.md). */
export const resubmitted = (
  car: Pick<CarRecord, 'moderation'>,
): { moderation?: Moderation; to_fix_comment?: null } =>
  car.moderation === 'to_fix' ? { moderation: 'quality_check', to_fix_comment: null } : {};
