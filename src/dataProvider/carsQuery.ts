/** How the vehicle list opens; the list screen and the page's first script, which reads it early, must agree. */
export const CARS_LIST = {
  sort: { field: 'updated_at', order: 'DESC' },
  perPage: 25,
} as const;

export interface AskedList {
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: string };
  filter?: Record<string, unknown>;
  /** Where the page before ended (`next_cursor`). */
  after?: string;
}

/** A list's query parameters in the contract's words; the order of the names is fixed, so that equal questions are equal addresses. */
export const carsQuery = ({ pagination, sort, filter, after }: AskedList) => ({
  page: pagination?.page ?? 1,
  per_page: pagination?.perPage ?? CARS_LIST.perPage,
  sort: sort?.field ?? CARS_LIST.sort.field,
  order: sort?.order ?? CARS_LIST.sort.order,
  after,
  ...filter,
});
