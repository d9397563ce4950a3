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

export interface AskedPage {
  page: number;
  perPage: number;
}

/** Beside the rows of a list: whether there are more than `total`, and where the next page continues. */
export interface ListMeta {
  totalIsMinimum: boolean;
  nextCursor: string | null;
}

const NOTHING_MORE: ListMeta = { totalIsMinimum: false, nextCursor: null };

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
 * Reads any shape of list (docs/decisions: lists) into react-admin's. Without a `total` the pages are walked by
 * "is there a next one": `last_page` says it, else a full page suggests it.
 */
export const readList = <Row extends RaRecord>(
  body: ListBody<Row>,
  asked: AskedPage,
): GetListResult<Row> => {
  if (Array.isArray(body)) return pageOf(body, asked);
  const { data, total, last_page: lastPage } = body;
  if (total !== undefined) {
    const meta: ListMeta = {
      totalIsMinimum: body.total_is_minimum ?? false,
      nextCursor: body.next_cursor ?? null,
    };
    return { data, total, meta };
  }
  const hasNextPage = lastPage === undefined ? data.length >= asked.perPage : asked.page < lastPage;
  return { data, pageInfo: { hasNextPage, hasPreviousPage: asked.page > 1 }, meta: NOTHING_MORE };
};

/** One record, wrapped in `data` as ours or bare as a foreign server may send it. */
export const readOne = <Row>(body: { data: Row } | Row): Row =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : (body as Row); // not wrapped: the record itself
