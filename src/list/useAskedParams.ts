import {
  getQuery,
  type ListControllerProps,
  type ListParams,
  parseQueryFromLocation,
  useLocation,
  useStore,
} from 'ra-core';

interface Place
  extends Required<Pick<ListControllerProps, 'resource' | 'sort' | 'disableSyncWithLocation'>> {
  storeKey: string | undefined;
}

/**
 * What the address asks of a list, or, where that is silent, what was asked last: react-admin's `useListParams` without what that does to
 * the address and the store, which is the list controller's to do.
 * @param usualSize how many rows a page with a filter has where neither says it
 */
export const useAskedParams = (
  { resource, sort, disableSyncWithLocation, storeKey = `${resource}.listParams` }: Place,
  usualSize: (filter: Record<string, unknown>) => number,
): ListParams => {
  const location = useLocation();
  const [params] = useStore<ListParams | undefined>(storeKey);
  const read = (perPage: number) => {
    const queryFromLocation = disableSyncWithLocation ? {} : parseQueryFromLocation(location);
    return getQuery({ queryFromLocation, params, filterDefaultValues: undefined, sort, perPage });
  };
  return read(usualSize(read(1).filter ?? {}));
};
