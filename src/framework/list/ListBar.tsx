import Add from '@mui/icons-material/Add';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Tune from '@mui/icons-material/Tune';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { useTranslate } from 'ra-core';
import { lazy } from 'react';
import { ToolBar } from '../../ui/bars/ToolBar.tsx';
import { PrimaryLink, ToolButton } from '../../ui/buttons.ts';
import { isActive } from '../../ui/filters/filterValues.ts';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { SearchField } from '../../ui/search/SearchField.tsx';
import { createKey, searchKey } from '../define/textKeys.ts';
import { useListScreen } from './RowsContext.ts';
import type { useColumns } from './useColumns.ts';
import { useSaved } from './useSaved.ts';

const loadSaved = () => import('../../ui/saved/SavedFiltersMenu.tsx');
const loadColumns = () => import('../../ui/columns/ColumnsMenu.tsx');
const loadSheet = () => import('../../ui/filters/FilterSheet.tsx');
const SavedFiltersMenu = lazy(loadSaved);
const ColumnsMenu = lazy(loadColumns);
const FilterSheet = lazy(loadSheet);

interface ListBarProps {
  columns: ReturnType<typeof useColumns>;
  isPhone: boolean;
  onKeys: () => void;
}

/** Above the rows: search on the left, what changes the view in the middle, what makes a new one on the right. */
export const ListBar = ({ columns, isPhone, onKeys }: ListBarProps) => {
  const { definition, rows, place } = useListScreen();
  const { resource, filters, hasSearch, mayCreate, Tools } = definition;
  const translate = useTranslate();
  const saved = useSaved();
  const active = filters.filter((filter) => isActive(filter, rows.filterValues)).length;
  const create = translate(createKey(resource), { _: translate('ra.action.create') });
  const sorting = { columns: definition.columns, ...rows.sort, onSort: rows.setSort };
  const canSheet = filters.length > 0 || definition.columns.some(({ sort }) => sort);
  return (
    <ToolBar>
      {hasSearch && (
        <SearchField
          searched={rows.filterValues.q ?? ''}
          placeholder={translate(searchKey(resource), { _: translate('list.search') })}
          onSearch={(q) => rows.setFilters({ ...rows.filterValues, q })}
        />
      )}
      {isPhone && canSheet && (
        <OpeningButton
          isIcon
          label={active > 0 ? translate('list.filters_active', { smart_count: active }) : translate('list.filters')}
          icon={<Tune />}
          badge={active}
          panel={FilterSheet}
          preload={loadSheet}
          props={{ filters, values: rows.filterValues, onChange: rows.setFilters, sorting }}
        />
      )}
      {!isPhone && (hasSearch || filters.length > 0) && (
        <OpeningButton
          label={translate('list.saved')}
          icon={<BookmarkBorder />}
          panel={SavedFiltersMenu}
          preload={loadSaved}
          props={saved}
        />
      )}
      {!isPhone && (
        <>
          <span className="space" />
          <OpeningButton
            isIcon
            label={translate('list.columns')}
            icon={<ViewColumnOutlined />}
            panel={ColumnsMenu}
            preload={loadColumns}
            props={{ columns }}
          />
          <ToolButton type="button" aria-label={translate('list.keys')} title={`${translate('list.keys')} (?)`} onClick={onKeys}>
            <KeyboardOutlined />
          </ToolButton>
        </>
      )}
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
