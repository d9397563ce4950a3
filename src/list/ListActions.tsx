import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import IconButton from '@mui/material/IconButton';
import {
  ColumnsButton,
  CreateButton,
  FilterButton,
  SortButton,
  TopToolbar,
  useTranslate,
} from 'react-admin';
import { usePlace } from '../ui/place/Place.ts';
import type { ListDefinition } from './definition.ts';
import { ExportAllButton } from './ExportAllButton.tsx';
import { useShownColumns } from './useShownColumns.ts';

interface ListActionsProps {
  definition: ListDefinition;
  isPhone: boolean;
  onKeys: () => void;
}

/** Above the rows on the right: what changes the view, what can be done with the list, what creates. */
export const ListActions = ({ definition, isPhone, onKeys }: ListActionsProps) => {
  const { resource, columns, filters, hasSearch, texts, mayCreate, exported, Tools } = definition;
  const translate = useTranslate();
  const { create } = usePlace(resource);
  const shown = useShownColumns(definition);
  const sortable = columns.flatMap(({ name, isSortable }) => (isSortable ? [name] : []));
  const keys = translate('list.keys');
  return (
    <TopToolbar>
      {(hasSearch || filters.length > 0) && <FilterButton />}
      {isPhone && sortable.length > 0 && <SortButton fields={sortable} />}
      {!isPhone && <ColumnsButton />}
      {!isPhone && (
        <IconButton color="primary" aria-label={keys} title={`${keys} (?)`} onClick={onKeys}>
          <KeyboardOutlined />
        </IconButton>
      )}
      {exported && <ExportAllButton definition={definition} columns={shown} exported={exported} />}
      {Tools && <Tools columns={shown} />}
      {mayCreate && (
        <CreateButton
          to={create}
          label={translate(texts.create, { _: translate('ra.action.create') })}
          variant="contained"
          aria-keyshortcuts="n"
        />
      )}
    </TopToolbar>
  );
};
