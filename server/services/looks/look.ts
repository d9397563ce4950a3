import { type Look, Look as LookSchema } from '../../../contract/looks/look.ts';
import type { OwnLook } from '../../../contract/vehicles/vehicle.ts';

const NAMES = LookSchema.keyof().options;

/** A look's settings, null where they follow another look. */
export type LookRow = { readonly [Name in keyof Look]: Look[Name] | null };

/** Returns the look of a vehicle's pictures: the company's, overridden by the vehicle's own. */
export const overlaidLook = (company: Look, own: Partial<LookRow>): Look =>
  // Each name is taken from one of two rows that have it; `fromEntries` cannot say so.
  Object.fromEntries(NAMES.map((name) => [name, own[name] ?? company[name]])) as Look;

/** Returns the settings of a row; those of a vehicle that follow the company's are null. */
export const ownLook = (row: LookRow): OwnLook =>
  Object.fromEntries(NAMES.map((name) => [name, row[name]]));
