import { formatOf } from '@turntable/declare/ui/text/formatOf.ts';
import type { Activity } from '../../../../contract/dashboard/activity.ts';

export const MEASURES = ['photos', 'vehicles', 'spent'] as const;
export type Measure = (typeof MEASURES)[number];

/** A bar of each chart and a row of the table. */
export type Step = Record<Measure, number> & {
  /** A day or a month: `2026-05-31`, `2026-05`. */
  at: string;
  /** Its first and its last day. */
  from: string;
  to: string;
  /** As below a bar, and as in the table. */
  label: string;
  name: string;
};

/** With more days, each step is a month. */
const MOST_DAYS = 62;
/** With so few days, weekdays say more than dates. */
const A_WEEK = 7;

/** Sums up days into as many steps as a chart can show. */
export const stepsOf = (days: Activity['days'], locale: string): Step[] => {
  const isByMonth = days.length > MOST_DAYS;
  const [short, long] = formats(isByMonth, days.length, locale);
  const steps = new Map<string, Step>();
  for (const { day, photos, vehicles, spent } of days) {
    const at = isByMonth ? day.slice(0, 7) : day;
    const date = Date.parse(day);
    const step = steps.get(at) ?? {
      at,
      from: day,
      to: day,
      label: short.format(date),
      name: long.format(date),
      photos: 0,
      vehicles: 0,
      spent: 0,
    };
    step.to = day;
    step.photos += photos;
    step.vehicles += vehicles;
    step.spent += spent;
    steps.set(at, step);
  }
  return [...steps.values()];
};

/** Days are the server's (UTC). */
const formats = (
  isByMonth: boolean,
  days: number,
  locale: string,
): [short: Intl.DateTimeFormat, long: Intl.DateTimeFormat] => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    formatOf(Intl.DateTimeFormat, locale, { ...options, timeZone: 'UTC' });
  if (isByMonth) return [format({ month: 'short' }), format({ month: 'long', year: 'numeric' })];
  const date = { day: 'numeric', month: 'short' } as const;
  return [
    format(days <= A_WEEK ? { weekday: 'short' } : date),
    format({ ...date, weekday: 'short' }),
  ];
};

const UNITS = [
  [86_400, 'day', 1],
  [3600, 'hour', 1],
  [60, 'minute', 0],
] as const;
/** From this many of a unit on it is used: "36 hours" says more than "1.5 days". */
const ENOUGH = 2;

/** Returns a duration in the words of `locale`: "3.9 days". */
export const durationText = (seconds: number, locale: string): string => {
  const [length, unit, maximumFractionDigits] =
    UNITS.find(([length]) => seconds >= ENOUGH * length) ?? UNITS[2];
  return formatOf(Intl.NumberFormat, locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits,
  }).format(seconds / length);
};
