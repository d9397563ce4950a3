import { formatOf } from '../text/formatOf.ts';

/** A day of the user's calendar as `YYYY-MM-DD`, `back` days ago. */
export const dayBefore = (now: Date, back: number): string => {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - back);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
};

/** `YYYY-MM-DD` as `locale` writes a day; what is no day (an edited address) is shown as it is. */
export const dayText = (day: string, locale: string): string => {
  const time = Date.parse(`${day}T00:00:00`);
  if (Number.isNaN(time)) return day;
  return formatOf(Intl.DateTimeFormat, locale, { dateStyle: 'medium' }).format(time);
};
