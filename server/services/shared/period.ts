import { Period, type Span } from '../../../contract/period.ts';
import { daysBetween, type Values } from '../lists/values.ts';

/** Returns the first and last day (UTC) of a span; those of a period are relative to `now`. */
export const daysOf = (span: Span, now = new Date()): { from: string; to: string } => {
  const period = Period.safeParse(span);
  if (period.success) return daysOfPeriod(period.data, now);
  const [from = span, to = from] = span.split('..');
  return { from, to };
};

const daysOfPeriod = (period: Period, now: Date): { from: string; to: string } => {
  const [year, month, today] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const span = (from: number, to = Date.UTC(year, month, today)) => ({
    from: new Date(from).toISOString().slice(0, 10),
    to: new Date(to).toISOString().slice(0, 10),
  });
  return {
    last_7_days: span(Date.UTC(year, month, today - 6)),
    last_30_days: span(Date.UTC(year, month, today - 29)),
    this_month: span(Date.UTC(year, month, 1)),
    last_month: span(Date.UTC(year, month - 1, 1), Date.UTC(year, month, 0)),
    this_year: span(Date.UTC(year, 0, 1)),
  }[period];
};

/** Returns the conditions that a moment is within a span. */
export const within = (column: string, span: Span, values: Values): string[] => {
  const { from, to } = daysOf(span);
  return daysBetween(column, from, to, values);
};
