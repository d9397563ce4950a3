import { useQuery } from '@tanstack/react-query';
import { adminCars } from '../../../../contract/calls/adminCars.ts';
import { cars } from '../../../../contract/calls/cars.ts';
import { request } from '../../../api/httpClient.ts';
import { callOfRole } from '../../../api/roleCalls.ts';
import { vehicleResource } from '../car/vehicleResource.ts';

/** While something is under way, in milliseconds. */
const LOOK_EVERY = 2000;

export const deliveriesKey = (id: number) => [vehicleResource(), 'ftpDeliveries', id] as const;

/** What was sent of a vehicle, the latest first; read again while a delivery is under way. */
export const useDeliveries = (id: number) =>
  useQuery({
    queryKey: deliveriesKey(id),
    queryFn: async ({ signal }) => {
      const { data } = await request(callOfRole(cars.ftpDeliveries, adminCars.ftpDeliveries), {
        params: { id },
        signal,
      });
      return data;
    },
    refetchInterval: ({ state }) =>
      state.data?.some(({ finished_at }) => finished_at === null) ? LOOK_EVERY : false,
  });
