import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, GetListParams } from 'ra-core';
import { freshAtStart } from '../ui/screen/freshAtStart.ts';
import { ROWS } from './listMeta.ts';

/** The page that a list will open with. */
export type FirstPage = Required<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>>;

/**
 * Reads the rows that a list will ask for before it is there, into the place where its controller (`useGetList`) looks: when they
 * arrive in time the list is drawn once, with them; later ones it waits for as for its own. Failures are the list's own to meet.
 */
export const readRowsBeforehand = async (
  client: QueryClient,
  { getList }: Pick<DataProvider, 'getList'>,
  resource: string,
  page: FirstPage,
): Promise<void> => {
  const queryKey = [resource, 'getList', { ...page, meta: ROWS }];
  await client.prefetchQuery({ queryKey, queryFn: ({ signal }) => getList(resource, { ...page, meta: ROWS, signal }), retry: false });
  if (client.getQueryCache().find({ queryKey })?.isActive()) return; // the list has them already
  client.setQueryData(queryKey, (answer) => answer, freshAtStart());
};
