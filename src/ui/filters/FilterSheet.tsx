import { useTranslate } from 'ra-core';
import type { ComponentProps } from 'react';
import { BottomSheet } from '../bars/BottomSheet.tsx';
import { PrimaryButton, ToolButton } from '../buttons.ts';
import { AnyFilter } from './AnyFilter.tsx';
import type { FiltersProps } from './filter.ts';
import { isNarrowed } from './filterValues.ts';
import { SortFields } from './SortFields.tsx';

export interface FilterSheetProps extends FiltersProps {
  sorting: ComponentProps<typeof SortFields>;
  onClose: () => void;
}

/** All filters and the order in a sheet at the lower edge, for phones. Every choice takes effect at once behind it. */
const FilterSheet = ({ filters, values, onChange, sorting, onClose }: FilterSheetProps) => {
  const translate = useTranslate();
  return (
    <BottomSheet
      title={translate('list.filters')}
      foot={
        <>
          <ToolButton type="button" disabled={!isNarrowed(values)} onClick={() => onChange({})}>
            {translate('list.reset_filters')}
          </ToolButton>
          <PrimaryButton type="button" onClick={onClose}>
            {translate('list.apply')}
          </PrimaryButton>
        </>
      }
      onClose={onClose}
    >
      <SortFields {...sorting} />
      {filters.map((filter) => (
        <AnyFilter
          key={filter.label}
          arePills
          filter={filter}
          values={values}
          onChange={onChange}
        />
      ))}
    </BottomSheet>
  );
};

export default FilterSheet;
