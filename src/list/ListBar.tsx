import Add from '@mui/icons-material/Add';
import { useTranslate } from 'ra-core';
import { ToolBar } from '../ui/bars/ToolBar.tsx';
import { ColumnsButton, KeysButton, SavedButton, SheetButton } from '../ui/bars/ViewTools.tsx';
import { PrimaryLink } from '../ui/buttons.ts';
import { SearchField } from '../ui/search/SearchField.tsx';
import { ExportButton } from './export/ExportButton.tsx';
import { useListScreen } from './RowsContext.ts';
import type { useColumns } from './useColumns.ts';
import { useSaved } from './useSaved.ts';

interface ListBarProps {
  columns: ReturnType<typeof useColumns>;
  isPhone: boolean;
  onKeys: () => void;
}

/** Above the rows: search on the left, what changes the view in the middle, what makes a new one on the right. */
export const ListBar = ({ columns, isPhone, onKeys }: ListBarProps) => {
  const { definition, rows, place } = useListScreen();
  const { texts, filters, hasSearch, mayCreate, Tools } = definition;
  const { filterValues: values, setFilters, sort, setSort } = rows;
  const translate = useTranslate();
  const saved = useSaved();
  const create = translate(texts.create, { _: translate('ra.action.create') });
  const canBeArranged = filters.length > 0 || definition.columns.some((column) => column.sort);
  return (
    <ToolBar>
      {hasSearch && (
        <SearchField
          searched={String(values.q ?? '')}
          placeholder={translate(texts.search, { _: translate('list.search') })}
          onSearch={(q) => setFilters({ ...values, q })}
        />
      )}
      {isPhone && canBeArranged && (
        <SheetButton
          filters={filters}
          values={values}
          onChange={setFilters}
          sorting={{ columns: definition.columns, ...sort, onSort: setSort }}
        />
      )}
      {!isPhone && (hasSearch || filters.length > 0) && <SavedButton {...saved} />}
      {!isPhone && <span className="space" />}
      {!isPhone && <ColumnsButton columns={columns} />}
      {!isPhone && <KeysButton onPress={onKeys} />}
      {definition.exported && <ExportButton />}
      {Tools && <Tools />}
      {mayCreate && (
        <PrimaryLink to={place.create} aria-label={create} aria-keyshortcuts="n">
          <Add />
          {!isPhone && create}
        </PrimaryLink>
      )}
    </ToolBar>
  );
};
