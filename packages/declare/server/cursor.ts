import { z } from 'zod';
import { isUnreadable } from './databaseErrors.ts';
import { invalidField } from './refusal.ts';

export type Order = 'ASC' | 'DESC';

/** A position in a list: after the row with this key and id. */
export interface Place {
  /** The value that rows are sorted by, as PostgreSQL writes it. */
  readonly key: string | null;
  readonly id: number;
}

/** What a list is sorted by, as the contract names it, and in which direction. */
export interface Sorting {
  readonly sort: string;
  readonly order: Order;
}

/** Returns a cursor as text for clients; only valid for the same sort and order. */
export const writeCursor = ({ sort, order }: Sorting, { key, id }: Place): string =>
  Buffer.from(JSON.stringify([sort, order, key, id])).toString('base64url');

/** Throws 422 at `after` when the cursor is not one of ours, or of another sort. Its key may still be none of the column's type. */
export const readCursor = ({ sort, order }: Sorting, cursor: string): Place => {
  try {
    const [, , key, id] = z
      .tuple([
        z.literal(sort),
        z.literal(order),
        z
          .string()
          .regex(/^[^\0]*$/)
          .nullable(),
        z.int32(),
      ])
      .parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { key, id };
  } catch {
    throw unreadableCursor();
  }
};

const unreadableCursor = () => invalidField('after', 'invalid_cursor');

/**
 * Returns a handler for errors of a statement that reads rows after a place. It throws 422 at `after` if the place's key is not of the column's type,
 * else the error.
 */
export const refuseKeyOf =
  (place: Place | undefined) =>
  (error: unknown): never => {
    throw place && isUnreadable(error) ? unreadableCursor() : error;
  };
