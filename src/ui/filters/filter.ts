import type { Choice, LoadedChoices } from './choice.ts';

export interface ChoiceFilter {
  kind: 'choice';
  source: string;
  /** A translation key. */
  label: string;
  choices: readonly Choice[] | (() => LoadedChoices);
}

/** One of many records, which are searched for. */
export interface ReferenceFilter {
  kind: 'reference';
  source: string;
  label: string;
  /** A hook: those that are found; the first of them without a search. */
  choices: (search?: string) => LoadedChoices & { areMore: boolean };
  /** A hook: what a record is called, undefined until it is known. */
  useName: (id: string | undefined) => string | undefined;
}

/** From a day to a day, both included; either may be open. */
export interface DaysFilter {
  kind: 'days';
  from: string;
  to: string;
  label: string;
}

export type Filter = ChoiceFilter | ReferenceFilter | DaysFilter;

/** What a list is filtered by, as it stands in the address. */
export type FilterValues = Record<string, unknown>;

/** What all that shows filters is given. */
export interface FiltersProps {
  filters: readonly Filter[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
}

export interface FilterProps extends Omit<FiltersProps, 'filters'> {
  filter: Filter;
}
