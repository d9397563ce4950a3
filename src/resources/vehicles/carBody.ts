import type { Car, CarFields, CarSave } from '../../../contract/vehicles/vehicle.ts';

const TEXTS = ['car', 'vin', 'vehicle_name', 'brand', 'model'] as const;
const CHOICES = ['body_type', 'fuel_type', 'hp', 'ccm'] as const;

/** What a form holds of a vehicle; emptied inputs hold null. */
export type CarForm = { [Name in keyof CarFields]?: CarFields[Name] | null };
type Draft = CarForm & Omit<Partial<Car>, keyof CarFields> & { company_id?: number };

/** The fields as the contract knows them: emptied text is empty text. */
const fieldsOf = (record: CarForm): Partial<CarFields> => {
  const fields: Record<string, unknown> = {};
  for (const name of TEXTS)
    if (record[name] !== undefined) fields[name] = (record[name] ?? '').trim();
  for (const name of CHOICES) if (record[name] !== undefined) fields[name] = record[name];
  return fields;
};

const changed = <T extends object>(now: T | undefined, before: T | undefined): Partial<T> => {
  const entries = Object.entries(now ?? {}) as [keyof T, T[keyof T]][]; // Object.entries forgets the keys' type
  return Object.fromEntries(
    entries.filter(([name, value]) => value !== before?.[name]),
  ) as Partial<T>;
};

/** The fields that the user changed since the form was opened: only these are sent. */
export const changedFields = (form: CarForm, seen: CarForm): Partial<CarFields> =>
  changed(fieldsOf(form), fieldsOf(seen));

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

/** The body that creates a vehicle; an operator also names the company. */
export const createBody = (record: Draft) => {
  const settings = record.own_settings ?? {};
  return {
    ...fieldsOf(record),
    ...(isEmpty(settings) ? {} : { settings }),
    ...(record.company_id === undefined ? {} : { company_id: record.company_id }),
  };
};

/**
 * The body that saves a vehicle: only what changed, and the version that the user saw, so that a save over another user's is refused
 * with 409. Own settings travel as `settings`.
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

/** The body of a vehicle's `create` or `save`. */
export const carBody = (record: Record<string, unknown>, before?: Record<string, unknown>) =>
  before ? saveBody(record, before) : createBody(record);
