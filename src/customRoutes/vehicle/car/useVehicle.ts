import { replaceEqualDeep, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { Car } from '../../../../contract/entities/car.ts';
import type { TurntableDataProvider } from '../../../dataProvider/dataProvider.ts';
import { completeCar } from './completeCar.ts';
import { steadyAddresses } from './steadyAddresses.ts';
import { vehicleResource } from './vehicleResource.ts';

/** Each vehicle has a place of its own in the cache: no answer for one can appear under another. */
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

/** A vehicle with everything its page shows. */
export const useVehicle = (id: number) => {
  const read = useReadVehicle();
  return useQuery({
    queryKey: vehicleKey(id),
    queryFn: ({ signal }) => read(id, signal),
    structuralSharing: (before, now) => replaceEqualDeep(before, steadyAddresses(before, now)),
  });
};

/** Ways to bring news of a vehicle onto its page. */
export interface VehicleNews {
  /** Changes what is shown, now; an older answer that is still on its way is not listened to. */
  patch: (change: (car: Car) => Car) => void;
  /** Shows a whole answer of the server. */
  show: (car: Car) => void;
  /** Asks the server how things are. */
  refresh: () => Promise<void>;
  /** What is shown at the moment. */
  current: () => Car | undefined;
  /** Takes a deleted vehicle out of the cache. */
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
