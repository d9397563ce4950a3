import { type GetListParams, type RaRecord, useGetList } from 'react-admin';

/** More rows than any list has. */
const ALL = { page: 1, perPage: 1_000_000 };

/** A list that something is chosen from: nothing may be missing from it, however long it is. */
export const useWholeList = <Row extends RaRecord>(
  resource: string,
  { sort, meta }: Pick<GetListParams, 'sort' | 'meta'>,
  enabled = true,
) =>
  useGetList<Row>(
    resource,
    { ...(sort && { sort }), pagination: ALL, meta: { ...meta, whole: true } },
    { enabled },
  );
