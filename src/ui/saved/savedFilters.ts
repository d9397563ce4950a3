import type { SortPayload } from 'ra-core';
import type { FilterValues } from '../filters/filter.ts';

/** A list's filters, order and page size under a name. */
export interface SavedFilters {
  name: string;
  filter: FilterValues;
  sort: SortPayload;
  perPage: number;
}

const sameName = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The saved filters with one more, by name; one of the same name is replaced. */
export const withSaved = (all: readonly SavedFilters[], added: SavedFilters): SavedFilters[] =>
  [
    ...all.filter(({ name }) => !sameName(name, added.name)),
    { ...added, name: added.name.trim() },
  ].sort((a, b) => a.name.localeCompare(b.name));

export const isNameTaken = (all: readonly SavedFilters[], name: string): boolean =>
  all.some((saved) => sameName(saved.name, name));

/** The address part that shows the list as it was saved. */
export const searchOf = ({ filter, sort, perPage }: SavedFilters): string =>
  new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: String(perPage),
  }).toString();
