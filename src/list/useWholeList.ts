import { useQuery } from '@tanstack/react-query';
import { type GetListParams, type RaRecord, useDataProvider } from 'react-admin';

/** A list that something is chosen from: nothing may be missing from it, however long it is. Kept and renewed as react-admin's own lists are. */
export const useWholeList = <Row extends RaRecord>(
  resource: string,
  { sort, meta }: Pick<GetListParams, 'sort' | 'meta'>,
  enabled = true,
) => {
  const provider = useDataProvider();
  return useQuery({
    queryKey: [resource, 'getList', { whole: true, sort, meta }],
    queryFn: ({ signal }) =>
      provider.getList<Row>(resource, {
        ...(sort && { sort }),
        filter: {},
        meta: { ...meta, whole: true },
        signal,
      }),
    select: ({ data }) => data,
    enabled,
  });
};
