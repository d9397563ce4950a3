import { useLocale, useTranslate } from 'ra-core';
import { dayText } from '../time/days.ts';
import { type Choice, choiceText } from './choice.ts';
import type { DaysFilter, Filter, FilterValues } from './filter.ts';
import { filterValue } from './filterValues.ts';

/** Says what a filter is set to; undefined when it is not set. */
export const useFilterText = () => {
  const translate = useTranslate();
  const locale = useLocale();

  const daysText = (filter: DaysFilter, values: FilterValues): string | undefined => {
    const [from, to] = [filterValue(values, filter.from), filterValue(values, filter.to)];
    if (from && to)
      return from === to
        ? dayText(from, locale)
        : `${dayText(from, locale)} – ${dayText(to, locale)}`;
    if (from) return translate('list.since', { day: dayText(from, locale) });
    return to ? translate('list.until', { day: dayText(to, locale) }) : undefined;
  };

  return (filter: Filter, values: FilterValues, choices: readonly Choice[]): string | undefined => {
    if (filter.kind === 'days') return daysText(filter, values);
    const value = filterValue(values, filter.source);
    if (value === '') return undefined;
    const choice = choices.find((one) => one.value === value);
    return choice ? choiceText(choice, translate) : value;
  };
};
