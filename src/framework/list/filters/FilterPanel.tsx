import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import type { KeyboardEvent, RefObject } from 'react';
import type { Filter, LoadedChoices } from '../definition.ts';
import { useListScreen } from '../RowsContext.ts';
import { FilterFields } from './FilterFields.tsx';

interface FilterPanelProps {
  filter: Filter;
  loaded: LoadedChoices;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The choices of one filter below its chip; every choice takes effect at once. */
const FilterPanel = ({ filter, loaded, anchor, onClose }: FilterPanelProps) => {
  const { rows } = useListScreen();
  const translate = useTranslate();
  return (
    <Popover
      open
      anchorEl={() => anchor.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': translate(filter.label),
          sx: { mt: 0.5, p: 1.5, minWidth: 220, maxWidth: 320, borderRadius: 2 },
          onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && event.target instanceof HTMLInputElement && onClose(),
        },
      }}
    >
      <FilterFields
        filter={filter}
        values={rows.filterValues}
        loaded={loaded}
        onChange={(values) => rows.setFilters(values)}
        onChosen={onClose}
      />
    </Popover>
  );
};

export default FilterPanel;
