import { useTranslate } from 'ra-core';
import { BottomSheet } from '../../../ui/bars/BottomSheet.tsx';
import { PrimaryButton, ToolButton } from '../../../ui/buttons.ts';
import { SortFields } from '../../../ui/filters/SortFields.tsx';
import { useListScreen } from '../RowsContext.ts';
import { AnyFilter } from './AnyFilter.tsx';
import { isNarrowed } from './filterValues.ts';

/** All filters and the order in a sheet at the lower edge, for phones. Every choice takes effect at once behind it. */
const FilterSheet = ({ onClose }: { onClose: () => void }) => {
  const { definition, rows } = useListScreen();
  const translate = useTranslate();
  return (
    <BottomSheet
      title={translate('list.filters')}
      foot={
        <>
          <ToolButton type="button" disabled={!isNarrowed(rows.filterValues)} onClick={() => rows.setFilters({})}>
            {translate('list.reset_filters')}
          </ToolButton>
          <PrimaryButton type="button" onClick={onClose}>
            {translate('list.apply')}
          </PrimaryButton>
        </>
      }
      onClose={onClose}
    >
      <SortFields columns={definition.columns} {...rows.sort} onSort={rows.setSort} />
      {definition.filters.map((filter) => (
        <AnyFilter key={filter.label} arePills filter={filter} />
      ))}
    </BottomSheet>
  );
};

export default FilterSheet;
