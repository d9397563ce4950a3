import type { Car, CarFields, CarSave } from '../../../contract/vehicles/vehicle.ts';

const TEXTS = ['car', 'vin', 'vehicle_name', 'brand', 'model'] as const;
const CHOICES = ['body_type', 'fuel_type', 'hp', 'ccm'] as const;

/** A vehicle's values in a form; empty inputs hold null. */
export type CarForm = { [Name in keyof CarFields]?: CarFields[Name] | null };
type Draft = CarForm & Omit<Partial<Car>, keyof CarFields> & { company_id?: number };

/** Returns the fields in the contract's format: null becomes empty text. */
const fieldsOf = (record: CarForm): Partial<CarFields> => {
  const fields: Record<string, unknown> = {};
  for (const name of TEXTS)
    if (record[name] !== undefined) fields[name] = (record[name] ?? '').trim();
  for (const name of CHOICES) if (record[name] !== undefined) fields[name] = record[name];
  return fields;
};

const changed = <T extends object>(now: T | undefined, before: T | undefined): Partial<T> => {
  const entries = Object.entries(now ?? {}) as [keyof T, T[keyof T]][]; // Object.entries loses the keys' type
  return Object.fromEntries(
    entries.filter(([name, value]) => value !== before?.[name]),
  ) as Partial<T>;
};

/** Returns the fields that the user has changed since the form was opened: only these are sent. */
export const changedFields = (form: CarForm, seen: CarForm): Partial<CarFields> =>
  changed(fieldsOf(form), fieldsOf(seen));

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

/** Returns the body that creates a vehicle; the operator also names the company. */
export const createBody = (record: Draft) => {
  const settings = record.own_settings ?? {};
  return {
    ...fieldsOf(record),
    ...(isEmpty(settings) ? {} : { settings }),
    ...(record.company_id === undefined ? {} : { company_id: record.company_id }),
  };
};

/**
 * Returns the body that saves a vehicle: only what changed, and the version that the user saw, so that the server refuses to overwrite another
 * user's save (409). Own settings are sent as `settings`.
 */
export const saveBody = (record: Draft, before: Draft = {}): CarSave => {
  const settings = changed(record.own_settings, before.own_settings);
  const version = before.version ?? record.version;
  return {
    ...changedFields(record, before),
    ...(isEmpty(settings) ? {} : { settings }),
    ...(version === undefined ? {} : { version }),
  };
};

/** Returns the body of a vehicle's `create` or `save`. */
export const carBody = (record: Record<string, unknown>, before?: Record<string, unknown>) =>
  before ? saveBody(record, before) : createBody(record);
