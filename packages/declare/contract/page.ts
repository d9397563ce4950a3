import { z } from 'zod';
import { textInt } from './fields.ts';

/** Returns the query parameters that all lists share. `after` continues after the row that an earlier page named in `next_cursor`. */
export const pageQuery = (defaultSize: number, maxSize = 100) => ({
  page: textInt(1, 1_000_000).default(1),
  per_page: textInt(1, maxSize).default(defaultSize),
  order: z.enum(['ASC', 'DESC']).optional(),
  after: z.string().max(300).optional(),
});

/** Totals of lists are exact up to here. */
export const COUNTED = 1000;

/**
 * Returns a schema for a page of a list. `total` is exact unless `total_is_minimum` is true: then there are more than `total` rows, and `last_page`
 * is the last page known to exist.
 */
export const page = <T extends z.ZodType>(item: T) =>
  z.strictObject({
    data: z.array(item),
    current_page: z.int().positive(),
    last_page: z.int().positive(),
    per_page: z.int().positive(),
    total: z.int().nonnegative(),
    total_is_minimum: z.boolean(),
    next_cursor: z.string().nullable(),
  });

/** Returns a schema for a short list that is returned whole. */
export const list = <T extends z.ZodType>(item: T) => z.strictObject({ data: z.array(item) });
/** Returns a schema for a response with one row. */
export const one = <T extends z.ZodType>(item: T) => z.strictObject({ data: item });
/** The response of a call that only reports success. */
export const done = z.strictObject({ success: z.literal(true) });
/** The address of a prepared file, valid for some minutes without a token. */
export const link = z.strictObject({ link: z.string() });

/** The response of every failure. `errors` names fields; texts are in the language of the request. */
export const Failure = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type Failure = z.infer<typeof Failure>;
