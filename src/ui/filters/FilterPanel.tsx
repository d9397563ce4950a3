import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import type { KeyboardEvent, RefObject } from 'react';
import type { LoadedChoices } from './choice.ts';
import { FilterFields } from './FilterFields.tsx';
import type { FilterProps } from './filter.ts';

interface FilterPanelProps extends FilterProps {
  loaded: LoadedChoices;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The choices of one filter below its chip; every choice takes effect at once. */
const FilterPanel = ({ filter, values, onChange, loaded, anchor, onClose }: FilterPanelProps) => {
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
      <FilterFields filter={filter} values={values} loaded={loaded} onChange={onChange} onChosen={onClose} />
    </Popover>
  );
};

export default FilterPanel;
