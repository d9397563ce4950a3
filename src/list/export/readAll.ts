import type { DataProvider, GetListParams, RaRecord } from 'ra-core';
import { type ListMeta, ROWS } from '../listMeta.ts';

/** As many rows as any list gives at once. */
const AT_ONCE = 100;

type Question = Required<Pick<GetListParams, 'sort' | 'filter'>> & {
  params: Readonly<Record<string, string | number>>;
};

/** Reads a whole list, page by page, each continued where the one before ended. Ends early, without a word, when `signal` says so. */
export async function* readAll(
  { getList }: Pick<DataProvider, 'getList'>,
  resource: string,
  { params, ...question }: Question,
  signal: AbortSignal,
): AsyncGenerator<{ rows: RaRecord[]; total: number | undefined }> {
  let after: string | null | undefined;
  for (let page = 1; !signal.aborted; page += 1) {
    const meta = { ...ROWS, params, ...(after ? { after } : {}) };
    const answer = await getList(resource, {
      ...question,
      pagination: { page, perPage: AT_ONCE },
      meta,
      signal,
    });
    const { nextCursor, totalIsMinimum }: Partial<ListMeta> = answer.meta ?? {};
    yield { rows: answer.data, total: totalIsMinimum ? undefined : answer.total };
    const isLast = answer.pageInfo
      ? !answer.pageInfo.hasNextPage
      : !nextCursor && page * AT_ONCE >= (answer.total ?? 0);
    if (isLast || answer.data.length === 0) return;
    after = nextCursor;
  }
}
