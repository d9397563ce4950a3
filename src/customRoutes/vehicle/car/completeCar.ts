import type { Car } from '../../../../contract/entities/car.ts';
import { DEFAULT_LOOK } from '../../../../contract/entities/look.ts';

/** What a foreign server may leave out of a vehicle, since the specification does not show it. */
const OFTEN_MISSING = {
  photos: [],
  extra_photos: [],
  additional_uploads: 1,
  angles: [],
  own_settings: {},
  licence_plates: [],
  backgrounds: [],
  logos: [],
  banners: [],
} satisfies Partial<Car>;

/** A vehicle as the page expects it, whatever of it a foreign server has left out. */
export const completeCar = (answer: unknown): Car => {
  const car = answer as Car; // the contract's answer to the calls that read a vehicle
  return { ...OFTEN_MISSING, ...car, settings: { ...DEFAULT_LOOK, ...car.settings } };
};
