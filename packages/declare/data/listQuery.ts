interface AskedList {
  pagination: { page: number; perPage: number };
  sort?: { field: string; order: string } | undefined;
  filter?: Record<string, unknown> | undefined;
  /** The end of the former page (`next_cursor`). */
  after?: string | undefined;
}

/** Returns a list's query parameters by the contract's names, in a fixed order, so that equal queries have equal addresses. */
export const listQuery = ({ pagination, sort, filter, after }: AskedList) => ({
  page: pagination.page,
  per_page: pagination.perPage,
  sort: sort?.field,
  order: sort?.order,
  after,
  ...filter,
});
