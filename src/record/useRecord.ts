import { type RaRecord, useGetOne } from 'ra-core';
import { type Place, usePlace } from '../ui/place/Place.ts';

/** Where react-admin keeps a record that was read with `useRecord`. */
export const recordKey = (resource: string, id: string | number, params: Place['params']) => [
  resource,
  'getOne',
  { id: String(id), meta: { params } },
];

/** Reads a record, wherever its resource stands. */
export const useRecord = (resource: string, id: string | number, isEnabled: boolean) => {
  const { params } = usePlace(resource);
  return useGetOne<RaRecord, Error>(resource, { id, meta: { params } }, { enabled: isEnabled });
};
