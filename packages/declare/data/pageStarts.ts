import type { GetListParams } from 'react-admin';
import { storedUser } from '../api/session.ts';

/** How many pages are remembered; the oldest are dropped first. */
const MOST = 500;

const starts = new Map<string, string>();

const keyOf = (resource: string, { pagination, sort, filter, meta }: GetListParams, page: number) =>
  JSON.stringify([
    storedUser()?.id,
    resource,
    page,
    pagination?.perPage,
    sort,
    filter,
    meta?.params,
  ]);

/** Returns the cursor of the requested page, if the page before it has been read: the server finds a key faster than an offset. */
export const pageStart = (resource: string, asked: GetListParams): string | undefined =>
  starts.get(keyOf(resource, asked, asked.pagination?.page ?? 1));

/** Remembers the cursor of the page after the requested one. */
export const rememberNextStart = (
  resource: string,
  asked: GetListParams,
  cursor: string | null,
): void => {
  const key = keyOf(resource, asked, (asked.pagination?.page ?? 1) + 1);
  starts.delete(key);
  if (cursor !== null) starts.set(key, cursor);
  const [oldest] = starts.keys();
  if (starts.size > MOST && oldest !== undefined) starts.delete(oldest);
};
