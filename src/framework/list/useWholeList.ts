import { type RaRecord, useGetList } from 'react-admin';
import type { PathParams } from '../../api/url.ts';

/** More rows than any list has. */
const ALL = { page: 1, perPage: 1_000_000 };
const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** A list that something is chosen from, by name: nothing may be missing from it, however long it is. @param params of the call's path */
export const useWholeList = <Row extends RaRecord>(
  resource: string,
  params: PathParams | undefined,
  enabled = true,
) =>
  useGetList<Row>(
    resource,
    { sort: BY_NAME, pagination: ALL, meta: { params, whole: true } },
    { enabled },
  );
