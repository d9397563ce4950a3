import { BodyType, FuelType } from '../../../contract/vehicles/vehicle.ts';

/** Something to choose, as react-admin's inputs take it; its text is a translation key. */
export interface Choice {
  id: string;
  name: string;
}

const choicesOf = (values: readonly string[], texts: string): Choice[] =>
  values.map((id) => ({ id, name: `resources.cars.choices.${texts}.${id}` }));

export const BODY_TYPE_CHOICES = choicesOf(BodyType.options, 'body_type');
export const FUEL_TYPE_CHOICES = choicesOf(FuelType.options, 'fuel_type');
