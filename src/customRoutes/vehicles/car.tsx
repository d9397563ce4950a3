import { emptyValues } from '@turntable/declare/contract/dataFields.ts';
import { hasCall } from '@turntable/declare/data/resourceCalls.ts';
import { createContext, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { DEFAULT_LOOK } from '../../../contract/looks/look.ts';
import { PHOTO_STATUS, type Photo } from '../../../contract/photos/photo.ts';
import { CAR_FIELDS } from '../../../contract/vehicles/carFields.ts';
import type { Car } from '../../../contract/vehicles/vehicle.ts';

const CarContext = createContext<Car | undefined>(undefined);

export const CarProvider = CarContext.Provider;

/** Returns the vehicle of the page. @throws outside of a page with a vehicle */
export const useCar = (): Car => {
  const car = useContext(CarContext);
  if (!car) throw new Error('There is no vehicle around this component');
  return car;
};

/** Returns the name of the page's vehicle, or a text that says that it has none. */
export const useVehicleName = (): string => {
  const translate = useTranslate();
  return useCar().vehicle_name || translate('vehicle.unnamed');
};

/** Fields of a vehicle that a foreign server may leave out: the specification does not show them. */
const OFTEN_MISSING = {
  ...emptyValues(CAR_FIELDS),
  photos: [],
  extra_photos: [],
  to_fix_reasons: [],
  to_fix_places: [],
  photographers: [],
  additional_uploads: 1,
  angles: [],
  own_settings: {},
  licence_plates: [],
  backgrounds: [],
  logos: [],
  banners: [],
} satisfies Partial<Car>;

/** Returns a vehicle as the page expects it, with defaults for what a foreign server has left out. */
export const completeCar = (answer: unknown): Car => {
  const car = answer as Car; // the contract's answer to the calls that read a vehicle
  return { ...OFTEN_MISSING, ...car, settings: { ...DEFAULT_LOOK, ...car.settings } };
};

const everyPhoto = (car: Car, change: (photo: Photo) => Photo): Car => ({
  ...car,
  photos: car.photos.map(change),
  extra_photos: car.extra_photos.map(change),
});

/** Returns the vehicle with a photo that has just been stored; it replaces the former photo of its view. */
export const withPhoto = (car: Car, photo: Photo): Car => {
  const isOther = ({ id, angle_id }: Photo) =>
    id !== photo.id && (photo.extra === 1 || angle_id !== photo.angle_id);
  if (photo.extra === 1)
    return { ...car, extra_photos: [...car.extra_photos.filter(isOther), photo] };
  return { ...car, photos: [...car.photos.filter(isOther), photo] };
};

/** Returns the vehicle with a changed photo. */
export const withChangedPhoto = (car: Car, photo: Photo): Car =>
  everyPhoto(car, (known) => (known.id === photo.id ? photo : known));

/** Returns the vehicle without deleted photos. */
export const withoutPhotos = (car: Car, ids: readonly number[]): Car => ({
  ...car,
  photos: car.photos.filter(({ id }) => !ids.includes(id)),
  extra_photos: car.extra_photos.filter(({ id }) => !ids.includes(id)),
});

/** Returns the vehicle after a process request: `in_process` of these photos is 1 (specification, chapter 4). @param at ISO 8601. */
export const withSentPhotos = (car: Car, ids: readonly number[], at: string): Car => {
  const sent = everyPhoto(car, (photo) =>
    ids.includes(photo.id)
      ? {
          ...photo,
          in_process: 1,
          status: PHOTO_STATUS.queued,
          queued_at: at,
          defect_state: 'ok',
          defect_reason: null,
        }
      : photo,
  );
  return ids.length > 0 ? { ...sent, state: 'processing' } : sent;
};

/** Returns the photos that can be processed: extra ones, and those of views that the company photographs (`allowed_views`). */
export const processablePhotos = ({
  angles,
  ...car
}: Pick<Car, 'angles' | 'photos' | 'extra_photos'>): Photo[] => {
  const off = new Set(angles.filter(({ isSelected }) => isSelected === 0).map(({ id }) => id));
  return photosOf(car).filter(
    ({ extra, angle_id }) => extra === 1 || angle_id === null || !off.has(angle_id),
  );
};

/** Returns all photos of a vehicle, of views and extra ones. */
export const photosOf = (car: Pick<Car, 'photos' | 'extra_photos'>): Photo[] => [
  ...car.photos,
  ...car.extra_photos,
];

/** Returns the resource that vehicles are read and saved through: the company's own, or the operator's of every company. */
export const vehicleResource = (): 'cars' | 'adminCars' =>
  hasCall('cars', 'one') ? 'cars' : 'adminCars';

/** Returns whether a photo waits to be processed, or is being processed. */
export const isBusy = ({ in_process, status }: Photo): boolean =>
  in_process === 1 || status === PHOTO_STATUS.queued || status === PHOTO_STATUS.processing;
