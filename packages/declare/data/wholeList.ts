import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';

/** As many rows as any list gives at once. */
const AT_ONCE = 100;

/** Reads a list to its end, page after page, at most `pagination.perPage` rows of it. `onPage` is called with the progress. Throws ApiError. */
export const readWholeList = async <Row extends RaRecord>(
  getList: DataProvider['getList'],
  resource: string,
  { pagination, ...question }: GetListParams,
  onPage?: (progress: { read: number; total?: number | undefined }) => void,
): Promise<GetListResult<Row>> => {
  const most = pagination?.perPage ?? Number.POSITIVE_INFINITY;
  const data: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await getList<Row>(resource, {
      ...question,
      pagination: { page, perPage: AT_ONCE },
    });
    data.push(...answer.data);
    onPage?.({ read: data.length, total: answer.total });
    const isLast = answer.pageInfo
      ? !answer.pageInfo.hasNextPage
      : page * AT_ONCE >= (answer.total ?? 0);
    if (isLast || answer.data.length === 0 || data.length >= most) break;
  }
  return { data: data.slice(0, most), total: Math.min(data.length, most) };
};
