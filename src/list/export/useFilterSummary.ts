// biome-ignore-all lint/correctness/useHookAtTopLevel: a list's filters never change while its dialog is open, nor does the order of their hooks
import { useTranslate } from 'ra-core';
import type { Filter, FilterValues } from '../../ui/filters/filter.ts';
import { filterValue, isActive } from '../../ui/filters/filterValues.ts';
import { useChoices } from '../../ui/filters/useChoices.ts';
import { useFilterText } from '../../ui/filters/useFilterText.ts';

const useNoName = (_id: string | undefined): string | undefined => undefined;

/** What a filter is set to, as a part of a file's name. A definition's filters stay the same, and with them the order of hooks. */
const useOne = (filter: Filter, values: FilterValues): string | undefined => {
  const translate = useTranslate();
  const filterText = useFilterText();
  const { choices } = useChoices(filter);
  const id = filter.kind === 'reference' ? filterValue(values, filter.source) : '';
  const useName = filter.kind === 'reference' ? filter.useName : useNoName;
  const name = useName(id === '' ? undefined : id);
  return isActive(filter, values)
    ? `${translate(filter.label)} ${name ?? filterText(filter, values, choices)}`
    : undefined;
};

/** Says in brackets what a list is narrowed to, the search included; empty for a whole list. Without signs that file names must not have. */
export const useFilterSummary = (filters: readonly Filter[], values: FilterValues): string => {
  const texts = [
    filterValue(values, 'q'),
    ...filters.map((filter) => useOne(filter, values)),
  ].filter(Boolean);
  return texts.length > 0 ? ` (${texts.join(', ')})`.replace(/[\\/:*?"<>|]/g, '-') : '';
};
