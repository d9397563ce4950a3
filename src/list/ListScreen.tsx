import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RaRecord, useNavigate, useNotify } from 'ra-core';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePersonal } from '../personal/usePersonal.ts';
import { useSingleKeys } from '../personal/useSingleKeys.ts';
import { FilterBar } from '../ui/filters/FilterBar.tsx';
import { useListKeys } from '../ui/keys/useListKeys.ts';
import { usePlace } from '../ui/place/Place.ts';
import { LeadContext } from '../ui/table/RowLink.tsx';
import { preloadLongRows } from '../ui/table/RowTable.tsx';
import { BulkBar } from './BulkBar.tsx';
import type { ListDefinition } from './definition.ts';
import { ListBar } from './ListBar.tsx';
import { ListBody } from './ListBody.tsx';
import { RowsContext } from './RowsContext.ts';
import { useColumns } from './useColumns.ts';
import { useRows } from './useRows.ts';

const FilterSidebar = lazy(() => import('../ui/filters/FilterSidebar.tsx'));
const KeysDialog = lazy(() => import('../ui/keys/KeysDialog.tsx'));

/** More filters than this stand in a sidebar where the screen is wide enough. */
const MOST_IN_A_ROW = 6;

const Screen = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  alignContent: 'start',
  '& > .beside': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 16,
    alignItems: 'start',
  },
});

interface ListScreenProps<Row extends RaRecord> {
  definition: ListDefinition<Row>;
  /** All that draws a row has been fetched. */
  isReady?: boolean;
}

/** A whole list: search, filters, rows, pages, bulk actions, keyboard. What it lists stands in its definition. */
export const ListScreen = <Row extends RaRecord>({
  isReady = true,
  ...props
}: ListScreenProps<Row>) => {
  // the parts handle rows without knowing what they are; they only ever give them back to this definition
  const definition = props.definition as unknown as ListDefinition<RaRecord>;
  const { filters, mayCreate, Above } = definition;
  const place = usePlace(definition.resource);
  const rows = useRows(definition, place);
  const columns = useColumns(definition);
  const isPhone = useMediaQuery('(max-width: 759.95px)', { noSsr: true });
  const isWide = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  const [areKeysShown, setKeysShown] = useState(false);
  const [areKeysOn, keepKeys] = useSingleKeys();
  const [isSidebarOpen, keepSidebarOpen] = usePersonal('filterSidebar', true);
  const notify = useNotify();
  const navigate = useNavigate();
  const body = useRef<HTMLDivElement>(null);
  const screen = useMemo(
    () => ({ definition, rows, place, columns: columns.shown }),
    [definition, rows, place, columns.shown],
  );
  const page = usePlace(definition.rowsTo ?? definition.resource);
  const lead = useCallback(
    (row: RaRecord) => (definition.isEnd ? undefined : page.record(row.id)),
    [definition, page],
  );
  useEffect(() => preloadLongRows(rows.perPage), [rows.perPage]);

  useListKeys(body, areKeysOn, {
    unselect: () => {
      rows.onUnselectItems();
      return rows.selectedIds.length > 0;
    },
    create: () => {
      if (mayCreate) navigate(place.create);
      return mayCreate;
    },
    help: () => {
      setKeysShown(true);
      return true;
    },
  });

  const narrowing = { filters, values: rows.filterValues, onChange: rows.setFilters };
  const hasSidebar = isWide && filters.length > MOST_IN_A_ROW;
  const list = (
    <LeadContext value={lead}>
      <ListBody ref={body} columns={columns.shown} isPhone={isPhone} isReady={isReady} />
    </LeadContext>
  );
  return (
    <RowsContext value={screen}>
      <Screen>
        {Above && (
          <Suspense>
            <Above />
          </Suspense>
        )}
        <ListBar columns={columns} isPhone={isPhone} onKeys={() => setKeysShown(true)} />
        {!isPhone && !hasSidebar && filters.length > 0 && <FilterBar {...narrowing} />}
        {hasSidebar ? (
          <div className="beside">
            <Suspense>
              <FilterSidebar {...narrowing} isOpen={isSidebarOpen} onOpen={keepSidebarOpen} />
            </Suspense>
            {list}
          </div>
        ) : (
          list
        )}
        <BulkBar />
      </Screen>
      {areKeysShown && (
        <Suspense>
          <KeysDialog
            isOn={areKeysOn}
            onSwitch={(isOn) => keepKeys(isOn) || notify('list.not_kept', { type: 'warning' })}
            onClose={() => setKeysShown(false)}
          />
        </Suspense>
      )}
    </RowsContext>
  );
};
