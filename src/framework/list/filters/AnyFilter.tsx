import type { Filter } from '../definition.ts';
import { useListScreen } from '../RowsContext.ts';
import { FilterFields } from './FilterFields.tsx';
import { isOffered, useChoices } from './useChoices.ts';

/** A filter with all that it can be set to, for a sheet or a sidebar; nothing where there is nothing to choose. */
export const AnyFilter = ({ filter, arePills }: { filter: Filter; arePills?: boolean }) => {
  const { rows } = useListScreen();
  const loaded = useChoices(filter);
  if (!isOffered(filter, loaded)) return null;
  return (
    <FilterFields
      arePills={arePills}
      filter={filter}
      values={rows.filterValues}
      loaded={loaded}
      onChange={(values) => rows.setFilters(values)}
    />
  );
};
