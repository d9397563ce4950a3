import FilterList from '@mui/icons-material/FilterList';
import { useTranslate } from 'ra-core';
import { Sidebar } from '../bars/Sidebar.tsx';
import { IconOnly, ToolButton } from '../buttons.ts';
import { AnyFilter } from './AnyFilter.tsx';
import type { FiltersProps } from './filter.ts';
import { isNarrowed } from './filterValues.ts';

interface FilterSidebarProps extends FiltersProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** All filters beside the list, for lists that have many. It can be folded away. */
const FilterSidebar = ({ filters, values, onChange, isOpen, onOpen }: FilterSidebarProps) => {
  const translate = useTranslate();
  const label = translate('list.filters');
  return (
    <Sidebar aria-label={label} data-open={isOpen}>
      <IconOnly
        type="button"
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
        onClick={() => onOpen(!isOpen)}
      >
        <FilterList />
      </IconOnly>
      {isOpen &&
        filters.map((filter) => (
          <AnyFilter key={filter.label} filter={filter} values={values} onChange={onChange} />
        ))}
      {isOpen && (
        <ToolButton type="button" disabled={!isNarrowed(values)} onClick={() => onChange({})}>
          {translate('list.reset_filters')}
        </ToolButton>
      )}
    </Sidebar>
  );
};

export default FilterSidebar;
