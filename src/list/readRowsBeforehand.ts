import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'ra-core';
import { freshAtStart } from '../ui/screen/freshAtStart.ts';
import { ROWS } from './listMeta.ts';

/** The page that a list will open with. */
export type FirstPage = Required<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>>;

/**
 * Reads the rows that a list will ask for before it is there, into the place where its controller (`useGetList`) looks: when they
 * arrive in time the list is drawn once, with them; later ones it waits for as for its own. Failures are the list's own to meet.
 * @returns the rows, none when they could not be read
 */
export const readRowsBeforehand = async <Row extends RaRecord>(
  client: QueryClient,
  { getList }: Pick<DataProvider, 'getList'>,
  resource: string,
  page: FirstPage,
): Promise<readonly Row[]> => {
  const queryKey = [resource, 'getList', { ...page, meta: ROWS }];
  await client.prefetchQuery({
    queryKey,
    queryFn: ({ signal }) => getList(resource, { ...page, meta: ROWS, signal }),
    retry: false,
  });
  const isShown = client.getQueryCache().find({ queryKey })?.isActive(); // the list has them already
  if (!isShown) client.setQueryData(queryKey, (answer) => answer, freshAtStart());
  return client.getQueryData<GetListResult<Row>>(queryKey)?.data ?? [];
};
