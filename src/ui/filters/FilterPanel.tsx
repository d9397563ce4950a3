import { useTranslate } from 'ra-core';
import { DropPanel, type OpenedProps } from '../DropPanel.tsx';
import type { LoadedChoices } from './choice.ts';
import { FilterFields } from './FilterFields.tsx';
import type { FilterProps } from './filter.ts';

interface FilterPanelProps extends FilterProps, OpenedProps {
  loaded: LoadedChoices;
}

/** The choices of one filter below its chip; every choice takes effect at once. */
const FilterPanel = ({ filter, values, onChange, loaded, anchor, onClose }: FilterPanelProps) => {
  const translate = useTranslate();
  return (
    <DropPanel
      label={translate(filter.label)}
      anchor={anchor}
      onKeyDown={(event) =>
        event.key === 'Enter' && event.target instanceof HTMLInputElement && onClose()
      }
      onClose={onClose}
    >
      <FilterFields
        filter={filter}
        values={values}
        loaded={loaded}
        onChange={onChange}
        onChosen={onClose}
      />
    </DropPanel>
  );
};

export default FilterPanel;
