import { formatOf } from '../text/formatOf.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Units by the age from which they are used. */
const UNITS = [
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
] as const;

/**
 * Returns how long ago something was, in the words of `locale`: "now", "5 minutes ago", "yesterday"; from a week on the date.
 * @param then, now milliseconds since 1970. A time in the future (clocks differ) counts as now.
 */
export const relativeTime = (then: number, now: number, locale: string): string => {
  const age = Math.max(0, now - then);
  if (age < 7 * DAY) {
    const [length, unit] = UNITS.find(([from]) => age >= from) ?? [MINUTE, 'second'];
    const ages = formatOf(Intl.RelativeTimeFormat, locale, { numeric: 'auto' });
    return ages.format(0 - Math.floor(age / length), unit);
  }
  const isThisYear = new Date(then).getFullYear() === new Date(now).getFullYear();
  const year = isThisYear ? undefined : 'numeric';
  const dates = formatOf(Intl.DateTimeFormat, locale, { day: 'numeric', month: 'short', year });
  return dates.format(then);
};

/** Returns date and time to the second, as `locale` writes them. */
export const exactTime = (then: number, locale: string): string =>
  formatOf(Intl.DateTimeFormat, locale, { dateStyle: 'full', timeStyle: 'medium' }).format(then);

/** Returns the day `back` days ago in the user's calendar, as `YYYY-MM-DD`. */
export const dayBefore = (now: Date, back: number): string =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - back).toLocaleDateString('sv-SE');

/** Options of react-admin's `DateField` for days, which have no time zone. */
export const CALENDAR_DAY = { dateStyle: 'medium', timeZone: 'UTC' } as const;

/** Returns a span of days (contract/period.ts) as `locale` writes it; undefined for a text that names no days. */
export const daysText = (span: string, locale: string): string | undefined => {
  const [from = 0, to = from] = /^\d{4}-/.test(span) ? span.split('..').map(Date.parse) : [];
  const format = formatOf(Intl.DateTimeFormat, locale, CALENDAR_DAY);
  return from && to ? format.formatRange(from, to) : undefined;
};
