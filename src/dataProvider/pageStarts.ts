import type { GetListParams } from 'react-admin';
import { storedUser } from '../api/session.ts';

/** So many pages are remembered; the oldest are forgotten first. */
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

/** Returns where the asked page continues the one before it, when that one has been read: a place behind a key is found faster than an offset. */
export const pageStart = (resource: string, asked: GetListParams): string | undefined =>
  starts.get(keyOf(resource, asked, asked.pagination?.page ?? 1));

/** Remembers where the page behind the asked one begins. */
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
