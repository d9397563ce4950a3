import Add from '@mui/icons-material/Add';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Tune from '@mui/icons-material/Tune';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { styled } from '@mui/material/styles';
import { type RaRecord, useTranslate } from 'ra-core';
import { lazy } from 'react';
import { PrimaryLink, ToolButton } from '../../ui/buttons.ts';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { SearchField } from '../../ui/search/SearchField.tsx';
import { createKey, searchKey } from '../define/textKeys.ts';
import type { useColumns } from './columns/useColumns.ts';
import { isActive } from './filters/filterValues.ts';
import { useListScreen } from './RowsContext.ts';

const loadSaved = () => import('./saved/SavedFiltersMenu.tsx');
const loadColumns = () => import('./columns/ColumnsMenu.tsx');
const loadSheet = () => import('./filters/FilterSheet.tsx');
const SavedFiltersMenu = lazy(loadSaved);
const ColumnsMenu = lazy(loadColumns);
const FilterSheet = lazy(loadSheet);

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, '& > .space': { flex: '1 1 0' } });

interface ListBarProps {
  columns: ReturnType<typeof useColumns<RaRecord>>;
  isPhone: boolean;
  mayCreate: boolean;
  onKeys: () => void;
}

/** Above the rows: search on the left, what changes the view in the middle, what makes a new one on the right. */
export const ListBar = ({ columns, isPhone, mayCreate, onKeys }: ListBarProps) => {
  const { definition, rows, place } = useListScreen();
  const translate = useTranslate();
  const active = definition.filters.filter((filter) => isActive(filter, rows.filterValues)).length;
  const create = translate(createKey(definition.resource));
  return (
    <Bar>
      {definition.hasSearch && (
        <SearchField
          searched={rows.filterValues.q ?? ''}
          placeholder={translate(searchKey(definition.resource))}
          onSearch={(q) => rows.setFilters({ ...rows.filterValues, q })}
        />
      )}
      {isPhone && (definition.filters.length > 0 || definition.columns.some(({ sort }) => sort)) && (
        <OpeningButton
          isIcon
          label={active > 0 ? translate('list.filters_active', { smart_count: active }) : translate('list.filters')}
          icon={<Tune />}
          badge={active}
          panel={FilterSheet}
          preload={loadSheet}
          props={{}}
        />
      )}
      {!isPhone && (
        <>
          {(definition.hasSearch || definition.filters.length > 0) && (
            <OpeningButton
              label={translate('list.saved')}
              icon={<BookmarkBorder />}
              panel={SavedFiltersMenu}
              preload={loadSaved}
              props={{}}
            />
          )}
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
      {definition.Tools && <definition.Tools />}
      {mayCreate && (
        <PrimaryLink to={place.create} aria-label={create} aria-keyshortcuts="n">
          <Add />
          {!isPhone && create}
        </PrimaryLink>
      )}
    </Bar>
  );
};
