import { type ListParams, parseQueryFromLocation, useLocation, useStore } from 'react-admin';
import type { usePlace } from '../../ui/place/Place.ts';

/** Where a list keeps how it was shown last; inside another record's page, for that record alone. */
export const listStoreKey = (resource: string, { base }: ReturnType<typeof usePlace>): string =>
  base === `/${resource}` ? `${resource}.listParams` : `${base}.listParams`;

/** What a list is narrowed to, for parts outside of it: what the address says, or, where that is silent, what was asked last. */
export const useAskedFilter = (
  resource: string,
  place: ReturnType<typeof usePlace>,
): Readonly<Record<string, unknown>> => {
  const { filter } = parseQueryFromLocation(useLocation());
  const [last] = useStore<ListParams | undefined>(listStoreKey(resource, place));
  return filter ?? last?.filter ?? {};
};
