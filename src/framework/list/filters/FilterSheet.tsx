import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Filter } from '../definition.ts';
import { useListScreen } from '../RowsContext.ts';
import { PrimaryButton, ToolButton } from '../ui.ts';
import { FilterFields } from './FilterFields.tsx';
import { isNarrowed } from './filterValues.ts';
import { SortFields } from './SortFields.tsx';
import { isOffered, useChoices } from './useChoices.ts';

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  maxHeight: '85dvh',
  '& > h2': { margin: 0, padding: '16px 16px 8px', fontSize: 17, fontWeight: 650 },
  '& > div': { display: 'grid', gap: 20, padding: '8px 16px 16px', overflowY: 'auto' },
  '& > footer': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 8,
    padding: '12px 16px max(12px, env(safe-area-inset-bottom))',
    borderTop: `1px solid ${theme.palette.divider}`,
    '& button': { height: 44 },
  },
}));

const SheetFilter = ({ filter }: { filter: Filter }) => {
  const { rows } = useListScreen();
  const loaded = useChoices(filter);
  return (
    isOffered(filter, loaded) && (
      <FilterFields arePills filter={filter} values={rows.filterValues} loaded={loaded} onChange={(values) => rows.setFilters(values)} />
    )
  );
};

/** All filters and the order in a sheet at the lower edge, for phones. Every choice takes effect at once behind it. */
const FilterSheet = ({ onClose }: { onClose: () => void }) => {
  const { definition, rows } = useListScreen();
  const translate = useTranslate();
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': 'filter-sheet', sx: { borderRadius: '16px 16px 0 0' } },
      }}
    >
      <Sheet>
        <h2 id="filter-sheet">{translate('list.filters')}</h2>
        <div>
          <SortFields />
          {definition.filters.map((filter) => (
            <SheetFilter key={filter.label} filter={filter} />
          ))}
        </div>
        <footer>
          <ToolButton type="button" disabled={!isNarrowed(rows.filterValues)} onClick={() => rows.setFilters({})}>
            {translate('list.reset_filters')}
          </ToolButton>
          <PrimaryButton type="button" onClick={onClose}>
            {translate('list.apply')}
          </PrimaryButton>
        </footer>
      </Sheet>
    </Drawer>
  );
};

export default FilterSheet;
