import type { Car, CarFields } from '../../../../contract/entities/car.ts';

const TEXTS = [
  'car',
  'vin',
  'vehicle_name',
  'brand',
  'model',
] as const satisfies readonly (keyof CarFields)[];
const CHOICES = [
  'body_type',
  'fuel_type',
  'hp',
  'ccm',
] as const satisfies readonly (keyof CarFields)[];

/** The fields of the data form; emptied inputs hold null. */
export type CarForm = { [Name in keyof CarFields]?: CarFields[Name] | null };

/** What the form shows of a vehicle. */
export const formOf = (car: Car): CarFields => {
  const { car: stock, vin, vehicle_name, brand, model, body_type, fuel_type, hp, ccm } = car;
  return { car: stock, vin, vehicle_name, brand, model, body_type, fuel_type, hp, ccm };
};

/** What the user has changed against what he saw: only that is sent. Emptied text is empty text. */
export const changedFields = (form: CarForm, seen: CarFields): Partial<CarFields> => {
  const texts = TEXTS.map((name) => [name, (form[name] ?? '').trim()] as const);
  const choices = CHOICES.map((name) => [name, form[name] ?? null] as const);
  return Object.fromEntries([...texts, ...choices].filter(([name, value]) => value !== seen[name]));
};
