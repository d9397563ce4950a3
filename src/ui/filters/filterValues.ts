import type { Filter, FilterValues } from './filter.ts';

const sourcesOf = (filter: Filter): string[] =>
  filter.kind === 'days' ? [filter.from, filter.to] : [filter.source];

/** A filter's value as text; empty when it is not set. */
export const filterValue = (values: FilterValues, source: string): string => {
  const value = values[source];
  return value === undefined || value === null ? '' : String(value);
};

export const isActive = (filter: Filter, values: FilterValues): boolean =>
  sourcesOf(filter).some((source) => filterValue(values, source) !== '');

/** The values without those of one filter. */
export const withoutFilter = (filter: Filter, values: FilterValues): FilterValues =>
  Object.fromEntries(
    Object.entries(values).filter(([source]) => !sourcesOf(filter).includes(source)),
  );

/** True when anything narrows the list, the search too. */
export const isNarrowed = (values: FilterValues): boolean =>
  Object.keys(values).some((source) => filterValue(values, source) !== '');
