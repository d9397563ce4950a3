import type { z } from 'zod';
import type { CarSort } from '../../contract/calls/carQuery.ts';
import { invalidField } from './refusal.ts';

export type Sort = z.infer<typeof CarSort>;
export type Order = 'ASC' | 'DESC';

/** A place in a list: behind the row with this key and id. */
export interface Place {
  /** The sort column's value as PostgreSQL writes it. */
  key: string;
  id: number;
}

/** How a key must look, so that the database can read it back. */
const KEY: Record<Sort, RegExp> = {
  updated_at: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
  created_at: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
  ftp_upload_date: /^(-infinity|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?)$/,
  vehicle_name: /^[^\0]{0,121}$/s,
  vin: /^[^\0]{0,30}$/s,
  state: /^\w{1,20}$/,
  photos_count: /^\d{1,9}$/,
  id: /^\d{1,10}$/,
};

/** The text of a cursor for clients; only good for the same sort and order. */
export const writeCursor = (sort: Sort, order: Order, { key, id }: Place): string =>
  Buffer.from(JSON.stringify([sort, order, key, id])).toString('base64url');

/** Throws 422 at `after` when the cursor is not one of ours, or of another sort. */
export const readCursor = (sort: Sort, order: Order, cursor: string): Place => {
  const [cursorSort, cursorOrder, key, id] = parse(cursor);
  const fits = cursorSort === sort && cursorOrder === order && typeof key === 'string' && KEY[sort].test(key) && !isNoMoment(sort, key);
  if (!fits || !Number.isSafeInteger(id) || Number(id) > 2_147_483_647 || Number(id) < 0) throw invalidField('after', 'invalid_cursor');
  return { key, id: Number(id) };
};

const MOMENTS: ReadonlySet<Sort> = new Set(['updated_at', 'created_at', 'ftp_upload_date']);

/** Looks like a moment, but there is no such day or hour. */
const isNoMoment = (sort: Sort, key: string): boolean =>
  MOMENTS.has(sort) && key !== '-infinity' && Number.isNaN(Date.parse(`${key.slice(0, 19).replace(' ', 'T')}Z`));

const parse = (cursor: string): unknown[] => {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
};
