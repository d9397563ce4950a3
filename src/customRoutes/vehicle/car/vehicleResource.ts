import type { QueryClient } from '@tanstack/react-query';
import { hasCall } from '../../../dataProvider/resourceCalls.ts';

/** The resource that vehicles are read and saved through: the company's own, or the operator's of every company. */
export const vehicleResource = (): 'cars' | 'adminCars' =>
  hasCall('cars', 'one') ? 'cars' : 'adminCars';

/** The lists that a vehicle may stand in. */
const LISTS: readonly unknown[] = ['cars', 'carsFromFtp', 'adminCars', 'adminCarsFromFtp'];

/** Has every list of vehicles read again. */
export const renewLists = (client: QueryClient): void => {
  client.invalidateQueries({
    predicate: ({ queryKey: [resource, verb] }) => LISTS.includes(resource) && verb === 'getList',
  });
};
