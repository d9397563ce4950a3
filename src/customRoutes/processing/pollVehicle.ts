import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { isNotFound } from '@turntable/declare/api/apiError.ts';
import { useCallback, useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { Car } from '../../../contract/vehicles/vehicle.ts';
import type { TurntableDataProvider } from '../../dataProvider/dataProvider.ts';
import { completeCar, isBusy, photosOf, vehicleResource } from '../vehicles/car.tsx';

/** The lists of vehicles. */
const LISTS = ['cars', 'carsFromFtp', 'adminCars', 'adminCarsFromFtp'];

/** Invalidates every list of vehicles, by the keys of react-admin's documentation ("Forcing a partial refresh"). */
export const invalidateVehicleLists = (client: QueryClient): void => {
  for (const resource of LISTS) client.invalidateQueries({ queryKey: [resource, 'getList'] });
};

/** Returns the query key of a vehicle. With its id, an answer for one vehicle cannot appear under another. */
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

/** Returns a function that loads a vehicle and its small pictures before its page is opened. Failures are left to the page. */
export const usePrefetchVehicle = (): ((id: number) => Promise<void>) => {
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
