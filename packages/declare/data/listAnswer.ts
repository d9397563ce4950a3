import type { GetListResult, RaRecord } from 'react-admin';

/** The answers of lists: ours, a body without `total`, or a bare array (a foreign server). */
export type ListBody<Row> =
  | Row[]
  | {
      data: Row[];
      total?: number;
      total_is_minimum?: boolean;
      current_page?: number;
      last_page?: number;
      next_cursor?: string | null;
    };

interface AskedPage {
  page: number;
  perPage: number;
}

/** Besides the rows of a list: the cursor of the next page, and the least number of rows if they were not all counted. */
interface ListMeta {
  nextCursor: string | null;
  atLeast?: number;
}

const NOTHING_MORE: ListMeta = { nextCursor: null };

/** Returns a page of a list that was answered whole. */
const pageOf = <Row extends RaRecord>(
  rows: Row[],
  { page, perPage }: AskedPage,
): GetListResult<Row> => ({
  data: rows.length > perPage ? rows.slice((page - 1) * perPage, page * perPage) : rows,
  total: rows.length,
  meta: NOTHING_MORE,
});

/**
 * Reads any shape of list (docs/decisions/web.md) into react-admin's. Without a `total` the pages are walked by
 * "is there a next one": `last_page` says it, else a full page suggests it. So they are when the total is only a minimum:
 * react-admin would not show the pages after it; the number is returned as `meta.atLeast`.
 */
export const readList = <Row extends RaRecord>(
  body: ListBody<Row>,
  asked: AskedPage,
): GetListResult<Row> => {
  if (Array.isArray(body)) return pageOf(body, asked);
  const { data, total, last_page: lastPage } = body;
  const { page, perPage } = asked;
  const nextCursor = body.next_cursor ?? null;
  if (total !== undefined && !body.total_is_minimum) return { data, total, meta: { nextCursor } };
  const hasPreviousPage = page > 1;
  if (total !== undefined) {
    const hasNextPage = nextCursor !== null || page * perPage < total;
    const atLeast = Math.max(total, (page - 1) * perPage + data.length);
    return { data, pageInfo: { hasNextPage, hasPreviousPage }, meta: { nextCursor, atLeast } };
  }
  const hasNextPage = lastPage === undefined ? data.length >= perPage : page < lastPage;
  return { data, pageInfo: { hasNextPage, hasPreviousPage }, meta: NOTHING_MORE };
};

/** Returns a record, which is in `data` in our answers, or bare in a foreign server's. */
export const readOne = <Row>(body: { data: Row } | Row): Row =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : (body as Row); // not wrapped: the record itself
