import { useQuery } from '@tanstack/react-query';
import {
  type DataProvider,
  type GetListParams,
  type GetListResult,
  type RaRecord,
  useDataProvider,
} from 'ra-core';

/** As many as the server gives at once. */
const PER_PAGE = 100;

interface WholeList extends Pick<GetListParams, 'sort' | 'meta'> {
  signal?: AbortSignal;
}

/** Reads a list to its end, page after page. Throws ApiError. */
export const readWholeList = async <Row extends RaRecord>(
  getList: DataProvider['getList'],
  resource: string,
  { sort, meta, signal }: WholeList,
): Promise<GetListResult<Row>> => {
  const data: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await getList<Row>(resource, {
      ...{ pagination: { page, perPage: PER_PAGE }, filter: {}, meta },
      ...(sort && { sort }),
      ...(signal && { signal }),
    });
    data.push(...answer.data);
    if (answer.data.length < PER_PAGE || data.length === answer.total)
      return { data, total: data.length };
  }
};

/** A list that something is chosen from: nothing may be missing from it, however long it is. Kept and renewed as react-admin's own lists are. */
export const useWholeList = <Row extends RaRecord>(
  resource: string,
  { sort, meta }: Omit<WholeList, 'signal'>,
  enabled = true,
) => {
  const provider = useDataProvider();
  return useQuery({
    queryKey: [resource, 'getList', { whole: true, sort, meta }],
    queryFn: ({ signal }) => readWholeList<Row>(provider.getList, resource, { sort, meta, signal }),
    select: ({ data }) => data,
    enabled,
  });
};
