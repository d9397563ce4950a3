import { useGetList } from 'react-admin';
import type { CarRow } from '../../../contract/vehicles/vehicle.ts';

/** The most vehicles of the queue that are read at once. */
const PAGE = 100;

/** Reads the vehicles that wait for the operator, those that have waited longest first. */
export const useQueue = () => {
  const { data = [], total } = useGetList<CarRow>('adminCars', {
    pagination: { page: 1, perPage: PAGE },
    sort: { field: 'updated_at', order: 'ASC' },
    filter: { moderation: 'premoderation' },
  });
  /**
   * Returns a vehicle's place in the queue, from 1, and its neighbours: the last is followed by the first. A vehicle that does not wait has place 0.
   */
  const around = (id: number) => {
    const index = data.findIndex((car) => car.id === id);
    const others = [...data.slice(index + 1), ...data.slice(0, Math.max(0, index))];
    return { place: index + 1, next: others[0], previous: others.at(-1) };
  };
  return { waiting: total ?? data.length, first: data[0], around };
};
