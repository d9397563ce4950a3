import FilterList from '@mui/icons-material/FilterList';
import { useTranslate } from 'ra-core';
import { Sidebar } from '../../../ui/bars/Sidebar.tsx';
import { IconOnly, ToolButton } from '../../../ui/buttons.ts';
import { usePersonal } from '../../personal/usePersonal.ts';
import { useListScreen } from '../RowsContext.ts';
import { AnyFilter } from './AnyFilter.tsx';
import { isNarrowed } from './filterValues.ts';

/** All filters beside the list, for lists that have many. It can be folded away. */
const FilterSidebar = () => {
  const { definition, rows } = useListScreen();
  const translate = useTranslate();
  const [isOpen, keepOpen] = usePersonal('filterSidebar', true);
  const label = translate('list.filters');
  return (
    <Sidebar aria-label={label} data-open={isOpen}>
      <IconOnly type="button" aria-expanded={isOpen} aria-label={label} title={label} onClick={() => keepOpen(!isOpen)}>
        <FilterList />
      </IconOnly>
      {isOpen && definition.filters.map((filter) => <AnyFilter key={filter.label} filter={filter} />)}
      {isOpen && (
        <ToolButton type="button" disabled={!isNarrowed(rows.filterValues)} onClick={() => rows.setFilters({})}>
          {translate('list.reset_filters')}
        </ToolButton>
      )}
    </Sidebar>
  );
};

export default FilterSidebar;
