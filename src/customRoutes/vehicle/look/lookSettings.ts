import type { Car, OwnLook } from '../../../../contract/entities/car.ts';
import type { Look } from '../../../../contract/entities/look.ts';

/** Whether a setting is the vehicle's own; else it follows the company's. */
export const isOwn = ({ own_settings }: Pick<Car, 'own_settings'>, name: keyof Look): boolean =>
  own_settings[name] !== undefined && own_settings[name] !== null;

/** The settings that are the vehicle's own. */
export const ownNames = (car: Pick<Car, 'own_settings'>): (keyof Look)[] =>
  (Object.keys(car.own_settings) as (keyof Look)[]).filter((name) => isOwn(car, name)); // the contract's own settings have a look's names

/** The change that gives settings back to the company: null follows it. */
export const backToCompany = (names: readonly (keyof Look)[]): OwnLook =>
  Object.fromEntries(names.map((name) => [name, null]));
