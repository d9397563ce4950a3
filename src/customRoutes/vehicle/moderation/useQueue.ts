import { useGetList } from 'ra-core';
import type { CarRow } from '../../../../contract/entities/car.ts';

/** As many as are walked through before the queue is read again. */
const PAGE = 100;

/** The vehicles that wait for the operator, those that have waited longest first. */
export const useQueue = () => {
  const { data = [], total } = useGetList<CarRow>('adminCars', {
    pagination: { page: 1, perPage: PAGE },
    sort: { field: 'updated_at', order: 'ASC' },
    filter: { moderation: 'premoderation' },
  });
  const after = (id: number): CarRow | undefined => {
    const place = data.findIndex((car) => car.id === id);
    return data.slice(place + 1).find((car) => car.id !== id) ?? data.find((car) => car.id !== id);
  };
  return { waiting: total ?? data.length, first: data[0], after };
};
