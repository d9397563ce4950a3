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

const day = z.iso.date();

/** A period, a day, or the days from one to another, both included: `2026-11-01..2026-11-30`; all in UTC. */
export const Span = z.union([Period, day, z.templateLiteral([day, '..', day])]);
export type Span = z.infer<typeof Span>;

const DAY_MS = 86_400_000;
const MOST_DAYS = 366;

/** A span whose days are counted one by one: at most a year. */
export const CountedDays = Span.refine((span) => {
  const [from = '', to = from] = span.split('..');
  return !(Date.parse(to) - Date.parse(from) >= MOST_DAYS * DAY_MS); // a period's name is no date
}, 'span_too_long');

/** Returns the days from one to another as a span. */
export const spanOf = (from: string, to: string): string => (from === to ? from : `${from}..${to}`);
