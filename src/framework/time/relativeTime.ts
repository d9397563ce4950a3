const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago something was, in the words of `locale`: "now", "5 minutes ago", "yesterday"; from a week on the date.
 * @param then, now milliseconds since 1970. A time in the future (clocks differ) counts as now.
 */
export const relativeTime = (then: number, now: number, locale: string): string => {
  const age = Math.max(0, now - then);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (age < MINUTE) return words.format(0, 'second');
  if (age < HOUR) return words.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return words.format(-Math.floor(age / HOUR), 'hour');
  if (age < 7 * DAY) return words.format(-Math.floor(age / DAY), 'day');
  const sameYear = new Date(then).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...(sameYear ? {} : { year: 'numeric' }) }).format(then);
};

/** Date and time to the second, as `locale` writes them. */
export const exactTime = (then: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'medium' }).format(then);
