import type { Choice, Filter } from '../definition.ts';

/** What a list is filtered by, as it stands in the address. */
export type FilterValues = Record<string, unknown>;

const sourcesOf = (filter: Filter): string[] => (filter.kind === 'choice' ? [filter.source] : [filter.from, filter.to]);

/** A filter's value as text; empty when it is not set. */
export const filterValue = (values: FilterValues, source: string): string => {
  const value = values[source];
  return value === undefined || value === null ? '' : String(value);
};

export const isActive = (filter: Filter, values: FilterValues): boolean =>
  sourcesOf(filter).some((source) => filterValue(values, source) !== '');

/** The values without those of one filter. */
export const withoutFilter = (filter: Filter, values: FilterValues): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([source]) => !sourcesOf(filter).includes(source)));

/** True when anything narrows the list, the search too. */
export const isNarrowed = (values: FilterValues): boolean => Object.keys(values).some((source) => filterValue(values, source) !== '');

export const choiceText = (choice: Choice, translate: (key: string) => string): string =>
  'text' in choice ? choice.text : translate(choice.label);

/** A day of the user's calendar as `YYYY-MM-DD`, `back` days ago. */
export const dayBefore = (now: Date, back: number): string => {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - back);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
};

/** `YYYY-MM-DD` as `locale` writes a day; what is no day (an edited address) is shown as it is. */
export const dayText = (day: string, locale: string): string => {
  const time = Date.parse(`${day}T00:00:00`);
  return Number.isNaN(time) ? day : new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(time);
};
