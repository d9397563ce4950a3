import type { GetListResult } from 'ra-core';

/** What a list asks its data provider for: a list's row is no whole record, it must not be taken for one in the cache of single records. */
export const ROWS = { shape: 'row' } as const;

/** What a data provider says of a page beside its rows. */
export interface ListMeta {
  /** There are more rows than `total`. */
  totalIsMinimum: boolean;
  /** Where the next page continues; null where the order has no key to continue from. */
  nextCursor: string | null;
  /** Set by `openEnded`: how many rows there are at least. */
  atLeast?: number;
}

/**
 * A total that is only a minimum must not close the list: react-admin would leave every page behind it. So it becomes
 * "is there a next page", and the number goes to `meta.atLeast`.
 */
export const openEnded =
  (perPage: number, page: number) =>
  (answer: GetListResult): GetListResult => {
    const meta: Partial<ListMeta> = answer.meta ?? {};
    if (!meta.totalIsMinimum || answer.total === undefined) return answer;
    const hasNextPage = meta.nextCursor !== null || page * perPage < answer.total;
    const atLeast = Math.max(answer.total, (page - 1) * perPage + answer.data.length);
    return {
      data: answer.data,
      pageInfo: { hasNextPage, hasPreviousPage: page > 1 },
      meta: { ...meta, atLeast },
    };
  };
