import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type GetListResult,
  type ListControllerResult,
  type RaRecord,
  useListController,
} from 'ra-core';
import { useCallback, useEffect, useMemo } from 'react';
import type { usePlace } from '../ui/place/Place.ts';
import type { ListDefinition } from './definition.ts';
import { type ListMeta, openEnded, ROWS } from './listMeta.ts';
import { useAskedParams } from './useAskedParams.ts';

/** How often a list with busy rows is read again, in milliseconds; react-query rests while the tab is hidden. */
const BUSY_POLL = 4000;

/** Where the pages of one question begin, by page number. Lives in the query cache, which is emptied when the user changes. */
const usePageStarts = (resource: string, question: unknown) => {
  const client = useQueryClient();
  const queryKey = [resource, 'pageStarts', question];
  const { data = {} } = useQuery<Record<number, string>>({
    queryKey,
    queryFn: skipToken,
    initialData: {},
  });
  const remember = (page: number, cursor: string) =>
    client.setQueryData<Record<number, string>>(queryKey, (starts) => ({
      ...starts,
      [page]: cursor,
    }));
  return { starts: data, remember };
};

/** How many rows a page has unless the user chooses: with some filters more than usual. */
const usualSize = <Row extends RaRecord>(
  { perPage, pageSizes = {} }: ListDefinition<Row>,
  filter: Record<string, unknown>,
): number =>
  Object.entries(pageSizes)
    .map(([name, sizes]) => sizes[String(filter[name])])
    .find((size) => size !== undefined) ?? perPage;

export type Rows<Row extends RaRecord> = ListControllerResult<Row> & {
  /** The number of rows that there are at least, when nobody counted further. */
  atLeast: number | undefined;
  /** The rows shown answer an older question; the new answer is on its way. */
  isStale: boolean;
};

/**
 * The rows of a list: react-admin's own list controller (parameters in the address, selection, access), with pages continued by key
 * where the page before has been seen, totals that may be minimums, and reading again while the server is at work.
 * Inside the page of another record they are kept for that record alone.
 */
export const useRows = <Row extends RaRecord>(
  definition: ListDefinition<Row>,
  { base, params }: ReturnType<typeof usePlace>,
): Rows<Row> => {
  const { resource, sort, isBusy } = definition;
  const isInside = base !== `/${resource}`;
  const around = isInside ? params : undefined;
  const place = {
    resource,
    sort,
    disableSyncWithLocation: false,
    storeKey: isInside ? `${base}.listParams` : undefined,
  };
  const sizeOf = (filter: Record<string, unknown>) => usualSize(definition, filter);
  // the controller reads the same parameters again; they are needed here first, to know where the page starts and how long it is
  const asked = useAskedParams(place, sizeOf);
  const { starts, remember } = usePageStarts(resource, {
    filter: asked.filter,
    sort: asked.sort,
    order: asked.order,
    perPage: asked.perPage,
    around,
  });

  const controller = useListController<Row>({
    ...place,
    perPage: sizeOf(asked.filter ?? {}),
    exporter: false,
    queryOptions: {
      meta: { ...ROWS, after: starts[asked.page], params: around },
      select: openEnded(asked.perPage, asked.page) as (
        answer: GetListResult<Row>,
      ) => GetListResult<Row>, // rows pass through as they are
      refetchInterval: ({ state }) => (isBusy && state.data?.data.some(isBusy) ? BUSY_POLL : false),
      onError: () => undefined, // the screen shows it, with a way to try again
    },
  });

  const meta = controller.meta as ListMeta | undefined; // ours, from the data provider
  const next = controller.isPlaceholderData ? null : (meta?.nextCursor ?? null);
  const isNews = next !== null && starts[asked.page + 1] !== next;
  useEffect(() => {
    if (isNews) remember(asked.page + 1, next);
  }, [isNews, remember, asked.page, next]);

  const { filterValues, setFilters: set, setPerPage } = controller;
  const setFilters = useCallback<typeof set>(
    (filter, ...more) => {
      set(filter, ...more);
      const size = usualSize(definition, filter);
      if (size !== usualSize(definition, filterValues)) setPerPage(size);
    },
    [definition, filterValues, set, setPerPage],
  );

  const rows = {
    ...controller,
    setFilters,
    atLeast: meta?.atLeast,
    isStale: Boolean(controller.isPlaceholderData),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as no field changes it stays the same, and what shows it is not drawn again
  return useMemo(() => rows, Object.values(rows));
};
