import Button from '@mui/material/Button';
import { Children, isValidElement, type ReactElement, type ReactNode, useMemo } from 'react';
import {
  DataTable,
  ListContextProvider,
  type ListControllerResult,
  type RaRecord,
  SimpleList,
  useEvent,
  useListContext,
  useTranslate,
} from 'react-admin';
import { offered } from '../actions/offered.ts';
import { useActionRun } from '../actions/useActionRun.tsx';
import { currentUser } from '../connection.ts';
import type { Resource } from '../define/resource.ts';
import { emptyKey, fieldKey, nameKey } from '../define/textKeys.ts';
import { FieldCell } from '../kinds/cells.tsx';
import { resourceNamed } from '../registry.ts';
import { useRowSize } from '../theme/rowSize.ts';
import { HEADER } from '../theme/sizes.ts';
import { lazyOf, useFetched } from '../ui/screen/lazyOf.ts';
import { EmptyState, LoadFailed } from '../ui/states/EmptyState.tsx';
import { RowsLoading } from '../ui/states/Loading.tsx';
import { RefreshFailed } from '../ui/states/RetryAlert.tsx';
import { useDeclared } from '../useDeclared.ts';
import { CreateHere } from './buttons.tsx';
import { RowActionContext, RowCheckbox, RowMenuButton } from './RowControls.tsx';
import { RowName } from './RowLink.tsx';
import { LONG, TableHeads, TableRows, useFirstRows } from './TableRows.tsx';
import { useColumns, useShownColumns } from './useColumns.ts';
import { useAreCards } from './useIsPhone.ts';

/** Loads the body of a long page. It needs no `Suspense`, which would show it 300 ms late. */
const longRows = () => import('./RowsNearScreen.tsx');

/** The widths in pixels of a column that declares none, and of the columns of the checkbox and the menu. */
const NAME_NEEDS = 130;
const CONTROL_NEEDS = 44;

const has = (declared: Resource, where: 'bulk' | 'row'): boolean =>
  offered(declared, currentUser(), where).length > 0;

/** Returns the props that table and cards have in common. */
const useRowsProps = () => {
  const { resource } = useDeclared();
  const { filterValues, setFilters, isPlaceholderData } = useListContext();
  const translate = useTranslate();
  const isNarrowed = Object.keys(filterValues).length > 0;
  const nothingYet = (
    <EmptyState title={translate('ra.page.empty')} text={translate(emptyKey(resource), { _: '' })}>
      <CreateHere />
    </EmptyState>
  );
  const nothingFound = (
    <EmptyState
      isNothingFound
      title={translate('ra.navigation.no_filtered_results')}
      text={translate('list.no_results_hint')}
    >
      <Button variant="outlined" onClick={() => setFilters({}, [])}>
        {translate('ra.navigation.clear_filters')}
      </Button>
    </EmptyState>
  );
  return {
    'aria-label': translate(nameKey(resource), { smart_count: 2 }),
    'aria-busy': isPlaceholderData,
    empty: isNarrowed ? nothingFound : nothingYet,
    rowClick: false,
  } as const;
};

/** Returns the table's styles: as wide as its columns need. Where there is room, nothing scrolls sideways, and the heads stay visible. */
const useTableSx = () => {
  const declared = useDeclared();
  const columns = useColumns();
  return useMemo(() => {
    const controls = Number(has(declared, 'bulk')) + Number(has(declared, 'row'));
    const needed = columns
      .filter(({ isOptional }) => !isOptional)
      .reduce(
        (sum, { width }) => sum + (width ? Number.parseInt(width, 10) : NAME_NEEDS),
        controls * CONTROL_NEEDS,
      );
    return {
      '& .RaDataTable-table': { minWidth: needed },
      [`@container list (min-width: ${needed}px)`]: {
        '& .RaDataTable-tableWrapper': { overflow: 'visible' },
        '& .RaDataTable-headerCell': { top: HEADER },
      },
    };
  }, [declared, columns]);
};

/**
 * React-admin's table with our rows: many are not drawn, and each can be used by keyboard. The children are its columns; those that the
 * user has chosen are drawn, in the user's order, before those without a name.
 */
export const ListTable = ({ children }: { children?: ReactNode }) => {
  const count = useListContext().data?.length ?? 0;
  const declared = useDeclared();
  const shown = useShownColumns();
  const { size } = useRowSize();
  const cells = useMemo(() => {
    const all = Children.toArray(children).filter(isValidElement<{ name?: string }>);
    const chosen = shown.map(({ name }) => all.find(({ props }) => props.name === name));
    return [...chosen, ...all.filter(({ props }) => props.name === undefined)];
  }, [children, shown]);
  return (
    <DataTable
      key={size} // a long table measures its rows once
      size={size}
      {...useRowsProps()}
      sx={useTableSx()}
      bulkActionButtons={has(declared, 'bulk') && <span />}
      bulkActionsToolbar={<span hidden />} // BulkToolbar, which stays when the rows go
      head={TableHeads}
      body={count > LONG ? lazyOf(longRows) : TableRows}
      aria-rowcount={count > LONG ? count + 1 : undefined}
    >
      {cells}
    </DataTable>
  );
};

/** Returns the column of the row's menu; null where rows have none. It is neither hidden nor moved. */
export const menuColumn = (resource: string): ReactElement | null =>
  has(resourceNamed(resource), 'row') ? (
    <DataTable.Col key="menu" label="" className="menu">
      <RowMenuButton />
    </DataTable.Col>
  ) : null;

/** How much of a row a card shows besides its name. */
const MOST = 4;

/** A row as a card, where its list declares none: its name, the picture before it, and what the first columns say. */
const RowCard = () => {
  const translate = useTranslate();
  const { resource } = useDeclared();
  const columns = useColumns();
  const [first] = columns;
  const picture = first && !first.isName && !first.isSortable ? first : undefined;
  const others = columns
    .filter(({ isName, isOptional }) => !isName && !isOptional)
    .slice(0, MOST)
    .filter((column) => column !== picture);
  return (
    <div className="lines">
      {picture && (
        <div className="before">
          <FieldCell name={picture.name} />
        </div>
      )}
      <strong>
        {columns.map(({ name, isName }) => isName && <RowName key={name} name={name} />)}
      </strong>
      <dl>
        {others.map(({ name }) => (
          <div key={name}>
            <dt>{translate(fieldKey(resource, name))}</dt>
            <dd>
              <FieldCell name={name} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

/** The rows as cards. */
const RowCards = () => {
  const declared = useDeclared();
  const Card = declared.list?.card ? lazyOf<{ row: RaRecord }>(declared.list.card) : RowCard;
  const list = useListContext();
  const { data = [], selectedIds, onToggleItem } = list;
  const cards = (
    <SimpleList
      {...useRowsProps()}
      data={[...useFirstRows(data)]}
      primaryText={(row) => (
        <div data-row={row.id} data-selected={selectedIds.includes(row.id)}>
          <Card row={row} />
          <div className="controls">
            {has(declared, 'bulk') && (
              <RowCheckbox
                isSelected={selectedIds.includes(row.id)}
                onToggle={() => onToggleItem(row.id)}
              />
            )}
            {has(declared, 'row') && <RowMenuButton />}
          </div>
        </div>
      )}
    />
  );
  // otherwise it hides the rows that it has when a later reading fails
  const withoutError = { ...list, error: null } as ListControllerResult;
  return <ListContextProvider value={withoutError}>{cards}</ListContextProvider>;
};

/** The rows in the table that is given, or as cards; or why there are none. They are shown once all that draws them, and what is above them, has been fetched. */
export const ListRows = ({ children }: { children: ReactNode }) => {
  const { data, error, isPending, perPage, refetch } = useListContext();
  const translate = useTranslate();
  const declared = useDeclared();
  const { resource, fields, list } = declared;
  const areCards = useAreCards(declared);
  const shape = list?.cards ? 'covers' : areCards ? 'cards' : 'rows';
  const { start, dialog } = useActionRun(resource);
  const run = useEvent(start); // the same one at each rendering, or every row would be drawn again
  const cells = useColumns().map(({ name }) => fields[name]?.cell);
  const slots = [...cells, list?.card, list?.above].filter((slot) => slot !== undefined);
  const areFetched = useFetched(slots);
  const canBeLong = useFetched(perPage > LONG ? [longRows] : []) || (data?.length ?? 0) <= LONG;
  if (error && !data)
    return <LoadFailed title={translate('list.failed_hint')} error={error} onRetry={refetch} />;
  if (isPending || !areFetched || !canBeLong) return <RowsLoading shape={shape} />;
  return (
    <RowActionContext value={run}>
      {error && <RefreshFailed text="list.refresh_failed" error={error} onRetry={refetch} />}
      {areCards ? <RowCards /> : children}
      {dialog}
    </RowActionContext>
  );
};
