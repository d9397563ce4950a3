import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ToolButton } from '../buttons.ts';
import { FilterChip } from './FilterChip.tsx';
import type { FiltersProps } from './filter.ts';
import { isNarrowed } from './filterValues.ts';

const Bar = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});

/** All filters in a row, and the way back to the whole list. */
export const FilterBar = ({ filters, values, onChange }: FiltersProps) => {
  const translate = useTranslate();
  return (
    <Bar aria-label={translate('list.filters')}>
      {filters.map((filter) => (
        <FilterChip key={filter.label} filter={filter} values={values} onChange={onChange} />
      ))}
      {isNarrowed(values) && (
        <ToolButton
          type="button"
          style={{ border: 0, height: 32, background: 'none' }}
          onClick={() => onChange({})}
        >
          {translate('list.reset_filters')}
        </ToolButton>
      )}
    </Bar>
  );
};
