import Add from '@mui/icons-material/Add';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Tune from '@mui/icons-material/Tune';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { styled } from '@mui/material/styles';
import { type RaRecord, useCreatePath, useTranslate } from 'ra-core';
import { lazy } from 'react';
import type { useColumns } from './columns/useColumns.ts';
import { isActive } from './filters/filterValues.ts';
import { OpeningButton } from './OpeningButton.tsx';
import { useListScreen } from './RowsContext.ts';
import { SearchBox } from './search/SearchBox.tsx';
import { PrimaryLink, ToolButton } from './ui.ts';

const loadSaved = () => import('./saved/SavedFiltersMenu.tsx');
const loadColumns = () => import('./columns/ColumnsMenu.tsx');
const loadSheet = () => import('./filters/FilterSheet.tsx');
const SavedFiltersMenu = lazy(loadSaved);
const ColumnsMenu = lazy(loadColumns);
const FilterSheet = lazy(loadSheet);

const Bar = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, '& > .space': { flex: '1 1 0' } });

interface ListBarProps {
  columns: ReturnType<typeof useColumns<RaRecord>>;
  isPhone: boolean;
  mayCreate: boolean;
  onKeys: () => void;
}

/** Above the rows: search on the left, what changes the view in the middle, what makes a new one on the right. */
export const ListBar = ({ columns, isPhone, mayCreate, onKeys }: ListBarProps) => {
  const { definition, rows } = useListScreen();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const active = definition.filters.filter((filter) => isActive(filter, rows.filterValues)).length;
  const create = translate(`${definition.texts}.create`);
  return (
    <Bar>
      <SearchBox />
      {isPhone && (
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
          <OpeningButton
            label={translate('list.saved')}
            icon={<BookmarkBorder />}
            panel={SavedFiltersMenu}
            preload={loadSaved}
            props={{}}
          />
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
      {mayCreate && (
        <PrimaryLink to={createPath({ resource: definition.resource, type: 'create' })} aria-label={create} aria-keyshortcuts="n">
          <Add />
          {!isPhone && create}
        </PrimaryLink>
      )}
    </Bar>
  );
};
