import type { PathParams } from '@turntable/declare/api/url.ts';
import { type RaRecord, useGetList } from 'react-admin';

/** A page size larger than any list. */
const ALL = { page: 1, perPage: 1_000_000 };
const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** Reads a whole list to choose from, sorted by name. @param params of the call's path */
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
