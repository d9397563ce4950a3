import { type ListContext, ListReader, type ListRequest } from './reader.ts';
import type { ListSheet } from './sheet.ts';

/** A sheet's reader: which sheet it belongs to says its key, not its type. */
type AnyReader = ListReader<never, never>;
const readersOf = new WeakMap<object, WeakMap<object, AnyReader>>();

/**
 * A page of a list: JSON in the contract's shape (contract/page.ts), for a route to answer as it is (`WrittenAnswer`). What was read
 * is kept until the list's version moves on (versions.ts), so every server shares it between its requests; two requests see the same page
 * only when scope, companies and the whole query are equal.
 *
 * Throws 422 at `after` for a cursor that is none. Whether the asker may see `companies` is the caller's to say; the scope
 * makes sure in the database.
 */
export const readPage = <Sort extends string, Filters>(
  context: ListContext,
  sheet: ListSheet<Sort, Filters>,
  request: ListRequest<Sort, Filters>,
): Promise<Buffer> => {
  const readers = readersOf.get(context.db) ?? new WeakMap<object, AnyReader>();
  readersOf.set(context.db, readers);
  // Kept under this very sheet, so it is a reader of its sorts and filters.
  const reader = (readers.get(sheet) as ListReader<Sort, Filters> | undefined) ?? new ListReader(context, sheet);
  readers.set(sheet, reader as unknown as AnyReader);
  return reader.page(request);
};
