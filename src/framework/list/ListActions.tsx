import { FilterButton, SortButton, TopToolbar } from 'react-admin';
import { ColumnsMenuButton } from './ColumnsMenuButton.tsx';
import { CreateHere } from './CreateHere.tsx';
import type { ListDefinition } from './definition.ts';
import { ExportAllButton } from './ExportAllButton.tsx';
import { ListKeys } from './ListKeys.tsx';
import { SavedFilters } from './SavedFilters.tsx';

interface ListActionsProps {
  definition: ListDefinition;
  isPhone: boolean;
}

/** Above the rows on the right: what changes the view, what can be done with the list, what creates. */
export const ListActions = ({ definition, isPhone }: ListActionsProps) => {
  const { columns, filters, hasSearch, mayCreate, exported, Tools } = definition;
  const sortable = columns.flatMap(({ name, isSortable }) => (isSortable ? [name] : []));
  return (
    <TopToolbar>
      {(hasSearch || filters.length > 0) && <FilterButton />}
      <SavedFilters />
      {isPhone && sortable.length > 0 && <SortButton fields={sortable} />}
      {!isPhone && <ColumnsMenuButton definition={definition} />}
      <ListKeys definition={definition} isPhone={isPhone} />
      {exported && <ExportAllButton definition={definition} exported={exported} />}
      {Tools && <Tools definition={definition} />}
      {mayCreate && <CreateHere definition={definition} />}
    </TopToolbar>
  );
};
