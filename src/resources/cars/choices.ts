import { BodyType, FuelType } from '../../../contract/entities/car.ts';
import type { Choice } from '../../ui/filters/choice.ts';

const choicesOf = (values: readonly string[], texts: string): Choice[] =>
  values.map((value) => ({ value, label: `resources.cars.choices.${texts}.${value}` }));

export const BODY_TYPE_CHOICES = choicesOf(BodyType.options, 'body_type');
export const FUEL_TYPE_CHOICES = choicesOf(FuelType.options, 'fuel_type');
