import { CreateButton, FilterButton, SortButton, TopToolbar, useTranslate } from 'react-admin';
import { usePlace } from '../ui/place/Place.ts';
import { ColumnsMenuButton } from './ColumnsMenuButton.tsx';
import type { ListDefinition } from './definition.ts';
import { ExportAllButton } from './ExportAllButton.tsx';
import { ListKeys } from './ListKeys.tsx';

interface ListActionsProps {
  definition: ListDefinition;
  isPhone: boolean;
}

/** React-admin's button to the form for a new record, at its place: also inside another record's page. */
export const CreateHere = ({
  definition: { resource, texts },
}: Pick<ListActionsProps, 'definition'>) => {
  const translate = useTranslate();
  const { create } = usePlace(resource);
  return (
    <CreateButton
      to={create}
      label={translate(texts.create, { _: translate('ra.action.create') })}
      variant="contained"
      aria-keyshortcuts="n"
    />
  );
};

/** Above the rows on the right: what changes the view, what can be done with the list, what creates. */
export const ListActions = ({ definition, isPhone }: ListActionsProps) => {
  const { columns, filters, hasSearch, mayCreate, exported, Tools } = definition;
  const sortable = columns.flatMap(({ name, isSortable }) => (isSortable ? [name] : []));
  return (
    <TopToolbar>
      {(hasSearch || filters.length > 0) && <FilterButton />}
      {isPhone && sortable.length > 0 && <SortButton fields={sortable} />}
      {!isPhone && <ColumnsMenuButton definition={definition} />}
      <ListKeys definition={definition} isPhone={isPhone} />
      {exported && <ExportAllButton definition={definition} exported={exported} />}
      {Tools && <Tools definition={definition} />}
      {mayCreate && <CreateHere definition={definition} />}
    </TopToolbar>
  );
};
