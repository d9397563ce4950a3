import { z } from 'zod';
import { pageQuery } from './page.ts';

/** Returns a schema for a list's search text. `where` names the searched fields in the API's description. */
export const searchText = (where: string) =>
  z.string().trim().max(100).optional().describe(`searches ${where}`);

/**
 * Returns the query of a list: page, size, order, `after`, a sort field out of `sorts` (the first by default), and the list's filters, each
 * optional. `size` rows a page by default, at most `maxSize`.
 */
export const listQuery = <
  const Sorts extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape,
>(
  sorts: Sorts,
  filters: Filters,
  { size = 25, maxSize = 100 }: { size?: number; maxSize?: number } = {},
) =>
  z.strictObject({
    ...pageQuery(size, maxSize),
    sort: z.enum(sorts).default(sorts[0]),
    ...filters,
  });
