import { useTranslate } from 'ra-core';
import { ChoiceFields } from '../../../ui/filters/ChoiceFields.tsx';
import { DaysFields } from '../../../ui/filters/DaysFields.tsx';
import { FilterOptions } from '../../../ui/filters/FilterOptions.tsx';
import type { Filter, LoadedChoices } from '../definition.ts';
import { type FilterValues, filterValue } from './filterValues.ts';
import { ReferenceFields } from './ReferenceFields.tsx';

interface FilterFieldsProps {
  filter: Filter;
  values: FilterValues;
  loaded: LoadedChoices;
  arePills?: boolean | undefined;
  onChange: (values: FilterValues) => void;
  /** Chosen with the pointer: nothing more is to come. */
  onChosen?: (() => void) | undefined;
}

const Fields = ({ filter, values, loaded, onChange, onChosen }: FilterFieldsProps) => {
  if (filter.kind === 'days') {
    return (
      <DaysFields
        from={filterValue(values, filter.from)}
        to={filterValue(values, filter.to)}
        onChange={(from, to) => onChange({ ...values, [filter.from]: from, [filter.to]: to })}
        onChosen={onChosen}
      />
    );
  }
  const one = {
    value: filterValue(values, filter.source),
    onChange: (value: string) => onChange({ ...values, [filter.source]: value }),
    onChosen,
  };
  if (filter.kind === 'reference') return <ReferenceFields filter={filter} {...one} />;
  return <ChoiceFields name={filter.source} loaded={loaded} {...one} />;
};

/** What a filter can be set to, for a panel, a sheet or a sidebar. */
export const FilterFields = (props: FilterFieldsProps) => {
  const translate = useTranslate();
  return (
    <FilterOptions data-pills={props.arePills}>
      <legend>{translate(props.filter.label)}</legend>
      <Fields {...props} />
    </FilterOptions>
  );
};
