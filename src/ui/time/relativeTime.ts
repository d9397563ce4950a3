const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type DateStyle = 'thisYear' | 'otherYear' | 'exact';
const DATE_STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  thisYear: { day: 'numeric', month: 'short' },
  otherYear: { day: 'numeric', month: 'short', year: 'numeric' },
  exact: { dateStyle: 'full', timeStyle: 'medium' },
};

// A formatter costs a hundred times what it formats, and every row of a list needs the same ones.
const ages = new Map<string, Intl.RelativeTimeFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

const ageFormat = (locale: string): Intl.RelativeTimeFormat => {
  const format = ages.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  ages.set(locale, format);
  return format;
};

const dateFormat = (locale: string, style: DateStyle): Intl.DateTimeFormat => {
  const key = `${locale} ${style}`;
  const format = dates.get(key) ?? new Intl.DateTimeFormat(locale, DATE_STYLES[style]);
  dates.set(key, format);
  return format;
};

/**
 * How long ago something was, in the words of `locale`: "now", "5 minutes ago", "yesterday"; from a week on the date.
 * @param then, now milliseconds since 1970. A time in the future (clocks differ) counts as now.
 */
export const relativeTime = (then: number, now: number, locale: string): string => {
  const age = Math.max(0, now - then);
  const inWords = (count: number, unit: Intl.RelativeTimeFormatUnit) =>
    ageFormat(locale).format(count, unit);
  if (age < MINUTE) return inWords(0, 'second');
  if (age < HOUR) return inWords(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return inWords(-Math.floor(age / HOUR), 'hour');
  if (age < 7 * DAY) return inWords(-Math.floor(age / DAY), 'day');
  const sameYear = new Date(then).getFullYear() === new Date(now).getFullYear();
  return dateFormat(locale, sameYear ? 'thisYear' : 'otherYear').format(then);
};

/** Date and time to the second, as `locale` writes them. */
export const exactTime = (then: number, locale: string): string =>
  dateFormat(locale, 'exact').format(then);
