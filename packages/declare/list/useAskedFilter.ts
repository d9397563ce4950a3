import { type ListParams, parseQueryFromLocation, useLocation, useStore } from 'react-admin';
import { usePlace } from '../ui/Place.ts';
import { ROWS } from './filters.ts';

/** Returns the store's key of a list's parameters, and the `meta` of its requests; inside another record's page, for that record only. */
export const useListKey = (resource: string) => {
  const { list: base, params } = usePlace(resource);
  const isAlone = base === `/${resource}`;
  return {
    storeKey: `${isAlone ? resource : base}.listParams`,
    meta: isAlone ? ROWS : { ...ROWS, params },
  };
};

/** Returns a list's filter for components outside of the list: from the address, or else the last one. */
export const useAskedFilter = (resource: string): Readonly<Record<string, unknown>> => {
  const { filter } = parseQueryFromLocation(useLocation());
  const [last] = useStore<ListParams | undefined>(useListKey(resource).storeKey);
  return filter ?? last?.filter ?? {};
};
