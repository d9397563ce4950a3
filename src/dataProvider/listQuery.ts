interface AskedList {
  pagination: { page: number; perPage: number };
  sort?: { field: string; order: string } | undefined;
  filter?: Record<string, unknown> | undefined;
  /** Where the page before ended (`next_cursor`). */
  after?: string | undefined;
}

/** A list's query parameters in the contract's words; the order of the names is fixed, so that equal questions are equal addresses. */
export const listQuery = ({ pagination, sort, filter, after }: AskedList) => ({
  page: pagination.page,
  per_page: pagination.perPage,
  sort: sort?.field,
  order: sort?.order,
  after,
  ...filter,
});
