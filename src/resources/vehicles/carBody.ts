import { type DataField, isEmptyText } from '@turntable/declare/contract/dataFields.ts';
import { CAR_FIELDS } from '../../../contract/vehicles/carFields.ts';
import type { Car, CarFields, CarSave } from '../../../contract/vehicles/vehicle.ts';

/** A vehicle's values in a form; empty inputs hold null. */
export type CarForm = { [Name in keyof CarFields]?: CarFields[Name] | null };
type Draft = CarForm & Omit<Partial<Car>, keyof CarFields> & { company_id?: number };

const sentValue = (field: DataField, value: unknown): unknown => {
  if (field.kind === 'flag') return Number(value);
  return isEmptyText(field) ? String(value ?? '').trim() : value;
};

/** Returns the fields in the contract's format: null becomes empty text where a field has one. */
const fieldsOf = (record: CarForm): Partial<CarFields> =>
  Object.fromEntries(
    Object.entries(CAR_FIELDS).flatMap(([name, field]) => {
      const value = record[name as keyof CarFields];
      return value === undefined ? [] : [[name, sentValue(field, value)]];
    }),
  );

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
