import { useTranslate } from 'ra-core';
import { ChoiceFields } from './ChoiceFields.tsx';
import type { LoadedChoices } from './choice.ts';
import { DaysFields } from './DaysFields.tsx';
import { FilterOptions } from './FilterOptions.tsx';
import type { FilterProps } from './filter.ts';
import { filterValue } from './filterValues.ts';
import { ReferenceFields } from './ReferenceFields.tsx';

interface FilterFieldsProps extends FilterProps {
  loaded: LoadedChoices;
  arePills?: boolean | undefined;
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
