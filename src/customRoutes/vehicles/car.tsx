import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { createContext, useCallback, useContext, useMemo } from 'react';
import { DEFAULT_LOOK } from '../../../contract/looks/look.ts';
import { PHOTO_STATUS, type Photo } from '../../../contract/photos/photo.ts';
import type { Car } from '../../../contract/vehicles/vehicle.ts';
import { isNotFound } from '../../api/apiError.ts';
import type { TurntableDataProvider } from '../../dataProvider/dataProvider.ts';
import { hasCall } from '../../dataProvider/resourceCalls.ts';

const Context = createContext<Car | undefined>(undefined);

export const CarProvider = Context.Provider;

/** The vehicle of the page. */
export const useCar = (): Car => {
  const car = useContext(Context);
  if (!car) throw new Error('There is no vehicle around this component');
  return car;
};

/** The name of the page's vehicle, if it has one. */
export const useVehicleName = (): string => {
  const translate = useTranslate();
  return useCar().vehicle_name || translate('vehicle.unnamed');
};

/** Fields of a vehicle that a foreign server may leave out: the specification does not show them. */
const OFTEN_MISSING = {
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

/** The photos that can be processed: extra ones, and those of views that the company photographs (`allowed_views`). */
export const processablePhotos = ({
  angles,
  ...car
}: Pick<Car, 'angles' | 'photos' | 'extra_photos'>): Photo[] => {
  const off = new Set(angles.filter(({ isSelected }) => isSelected === 0).map(({ id }) => id));
  return photosOf(car).filter(
    ({ extra, angle_id }) => extra === 1 || angle_id === null || !off.has(angle_id),
  );
};

/** All photos of a vehicle, of views and extra ones. */
export const photosOf = (car: Pick<Car, 'photos' | 'extra_photos'>): Photo[] => [
  ...car.photos,
  ...car.extra_photos,
];

/** The resource that vehicles are read and saved through: the company's own, or the operator's of every company. */
export const vehicleResource = (): 'cars' | 'adminCars' =>
  hasCall('cars', 'one') ? 'cars' : 'adminCars';

/** The lists of vehicles. */
const LISTS = ['cars', 'carsFromFtp', 'adminCars', 'adminCarsFromFtp'];

/** Invalidates every list of vehicles, by the keys of react-admin's documentation ("Forcing a partial refresh"). */
export const renewLists = (client: QueryClient): void => {
  for (const resource of LISTS) client.invalidateQueries({ queryKey: [resource, 'getList'] });
};

/** The query key of a vehicle: an answer for one cannot appear under another. */
const vehicleKey = (id: number) => [vehicleResource(), 'vehicle', id] as const;

/** Reads a vehicle again, outside of the cache. @throws ApiError. */
export const useReadVehicle = (): ((id: number, signal?: AbortSignal) => Promise<Car>) => {
  const dataProvider = useDataProvider<TurntableDataProvider>();
  return useMemo(
    () => async (id, signal) =>
      completeCar((await dataProvider.getOne(vehicleResource(), { id, signal })).data),
    [dataProvider],
  );
};

/** True while a photo waits to be processed, or is processed. */
export const isBusy = ({ in_process, status }: Photo): boolean =>
  in_process === 1 || status === PHOTO_STATUS.queued || status === PHOTO_STATUS.processing;

/** The interval of reading a vehicle in processing, in milliseconds, also before the first time (specification, chapters 4 and 9). */
const POLL_EVERY = 2000;

/** Reads a vehicle with everything its page shows, again and again while its pictures are processed. */
export const useVehicle = (id: number) => {
  const read = useReadVehicle();
  return useQuery({
    queryKey: vehicleKey(id),
    queryFn: ({ signal }) => read(id, signal),
    refetchInterval: ({ state }) =>
      state.data && photosOf(state.data).some(isBusy) && !isNotFound(state.error)
        ? POLL_EVERY
        : false,
    refetchIntervalInBackground: true,
  });
};

/** @returns a function that loads a vehicle and its small pictures before its page is opened; failures are left to the page */
export const useVehicleAhead = (): ((id: number) => Promise<void>) => {
  const client = useQueryClient();
  const read = useReadVehicle();
  return useCallback(
    async (id) => {
      const queryKey = vehicleKey(id);
      await client.prefetchQuery({ queryKey, queryFn: ({ signal }) => read(id, signal) });
      const car = client.getQueryData<Car>(queryKey);
      for (const { preview_processed_url, preview_url } of car ? photosOf(car) : [])
        new Image().src = preview_processed_url || preview_url;
    },
    [client, read],
  );
};

/** Updates of the shown vehicle. */
interface VehicleNews {
  /** Changes the shown vehicle at once, and drops the answer of a running request. */
  patch: (change: (car: Car) => Car) => void;
  /** Shows a vehicle that the server has answered. */
  show: (car: Car) => void;
  /** Reads the vehicle again. */
  refresh: () => Promise<void>;
  /** Returns the shown vehicle. */
  current: () => Car | undefined;
  /** Removes a deleted vehicle from the cache. */
  forget: () => void;
}

export const useVehicleNews = (id: number): VehicleNews => {
  const client = useQueryClient();
  return useMemo(() => {
    const queryKey = vehicleKey(id);
    const patch: VehicleNews['patch'] = (change) => {
      client.cancelQueries({ queryKey });
      client.setQueryData<Car>(queryKey, (car) => car && change(car));
    };
    return {
      patch,
      show: (car) => patch(() => completeCar(car)),
      refresh: () => client.invalidateQueries({ queryKey }),
      current: () => client.getQueryData<Car>(queryKey),
      forget: () => client.removeQueries({ queryKey }),
    };
  }, [client, id]);
};
