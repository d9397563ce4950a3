import { z } from 'zod';

/** A check box in the API: 1 or 0, never a boolean (specification, chapter 5). */
export const flag = z.literal([0, 1]);
export type Flag = z.infer<typeof flag>;

/** A flag that arrives in a query string or a form field, where every value is text. */
export const textFlag = z.enum(['0', '1']).transform((value) => Number(value) as Flag);
