import { z } from 'zod';

/** Spans of days in UTC that end today, except `last_month`. */
export const Period = z.enum([
  'last_7_days',
  'last_30_days',
  'this_month',
  'last_month',
  'this_year',
]);
export type Period = z.infer<typeof Period>;
