import type { GetListResult, RaRecord } from 'ra-core';

/** What lists answer: ours, a body without `total`, or a bare array (a foreign server). */
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

/** Beside the rows of a list: where the next page continues, and how many rows there are at least when they were not counted further. */
interface ListMeta {
  nextCursor: string | null;
  atLeast?: number;
}

const NOTHING_MORE: ListMeta = { nextCursor: null };

/** A list that came whole: the page is cut out of it. */
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
 * react-admin would leave every page behind it; the number is told as `meta.atLeast`.
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

/** One record, wrapped in `data` as ours or bare as a foreign server may send it. */
export const readOne = <Row>(body: { data: Row } | Row): Row =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : (body as Row); // not wrapped: the record itself
