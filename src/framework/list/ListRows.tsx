import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TableBody from '@mui/material/TableBody';
import {
  Children,
  isValidElement,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useMemo,
} from 'react';
import { DataTable, ListNoResults, SimpleList, useListContext, useTranslate } from 'react-admin';
import { HEADER } from '../../theme/lists.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { useErrorText } from '../../ui/useErrorText.ts';
import { CreateHere } from './CreateHere.tsx';
import type { ListDefinition } from './definition.ts';
import { RowCheckbox, RowMenuButton } from './RowControls.tsx';
import { LONG, TableHeads, TableRows } from './TableRows.tsx';
import { useShownColumns } from './useColumns.ts';

const RowsNearScreen = lazy(() => import('./RowsNearScreen.tsx'));

/** The body of a long page; what it needs comes with the first one. */
const LongRows = ({ children }: { children?: ReactNode }) => (
  <Suspense fallback={<TableBody />}>
    <RowsNearScreen>{children}</RowsNearScreen>
  </Suspense>
);

/** What the columns need that do not say their width, and those of the checkbox and the menu, in pixels. */
const NAME_NEEDS = 130;
const CONTROL_NEEDS = 44;

interface DefinedProps {
  definition: ListDefinition;
  children?: ReactNode;
}

/** The rows could not be read, or not again: those below are older. */
const ListError = () => {
  const { data, error, refetch } = useListContext();
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={() => void refetch()}>
          {translate('common.retry')}
        </Button>
      }
    >
      {translate(data ? 'list.refresh_failed' : 'list.failed_hint')} {errorText(error)}
    </Alert>
  );
};

/** There is nothing yet, and how to begin. */
const NothingYet = ({ definition }: DefinedProps) => {
  const translate = useTranslate();
  return (
    <EmptyState
      title={translate('ra.page.empty')}
      text={translate(definition.texts.empty, { _: '' })}
    >
      {definition.mayCreate && <CreateHere definition={definition} />}
    </EmptyState>
  );
};

/** The props that table and cards have in common. */
const useRowsProps = (definition: ListDefinition) => {
  const { filterValues, isPlaceholderData } = useListContext();
  const translate = useTranslate();
  const isNarrowed = Object.keys(filterValues).length > 0;
  return {
    'aria-label': translate(definition.texts.name, { smart_count: 2 }),
    'aria-busy': isPlaceholderData,
    empty: isNarrowed ? <ListNoResults /> : <NothingYet definition={definition} />,
  };
};

/** As wide as the columns need it; where there is room for them nothing has to scroll sideways, and the heads stay in sight below the header. */
const tableSx = ({ columns, bulkActions, RowMenu }: ListDefinition) => {
  const needed = columns
    .filter(({ isOptional }) => !isOptional)
    .reduce(
      (sum, { width }) => sum + (width ? Number.parseInt(width, 10) : NAME_NEEDS),
      (bulkActions.length > 0 ? CONTROL_NEEDS : 0) + (RowMenu ? CONTROL_NEEDS : 0),
    );
  return {
    '& .RaDataTable-table': { minWidth: needed },
    [`@container list (min-width: ${needed}px)`]: {
      '& .RaDataTable-tableWrapper': { overflow: 'visible' },
      '& .RaDataTable-headerCell': { top: HEADER },
    },
  };
};

/**
 * React-admin's table with our rows: many are not drawn, and each can be used by keyboard. The children are its columns; those that the
 * user has chosen are drawn, in the user's order, before those without a name.
 */
export const ListTable = ({ definition, children }: DefinedProps) => {
  const count = useListContext().data?.length ?? 0;
  const { bulkActions } = definition;
  const shown = useShownColumns(definition);
  const cells = useMemo(() => {
    const all = Children.toArray(children).filter(isValidElement<{ name?: string }>);
    const chosen = shown.map(({ name }) => all.find(({ props }) => props.name === name));
    return [...chosen, ...all.filter(({ props }) => props.name === undefined)];
  }, [children, shown]);
  const sx = useMemo(() => tableSx(definition), [definition]);
  return (
    <DataTable
      {...useRowsProps(definition)}
      sx={sx}
      rowClick={false}
      bulkActionButtons={bulkActions.length > 0 && <span />}
      bulkActionsToolbar={<span hidden />} // BulkToolbar, which stays when the rows go
      head={TableHeads}
      body={count > LONG ? LongRows : TableRows}
      aria-rowcount={count > LONG ? count + 1 : undefined}
    >
      {cells}
    </DataTable>
  );
};

/** The column of the row's menu, where rows have one; it is neither hidden nor moved. */
export const MenuColumn = ({ RowMenu }: ListDefinition): ReactElement | null =>
  RowMenu ? (
    <DataTable.Col key="menu" label="" className="menu">
      <RowMenuButton Menu={RowMenu} />
    </DataTable.Col>
  ) : null;

/** The rows on a phone. */
const RowCards = ({ definition }: DefinedProps) => {
  const { bulkActions, RowMenu, Card } = definition;
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <SimpleList
      {...useRowsProps(definition)}
      rowClick={false}
      primaryText={(row) => (
        <div data-row={row.id} data-selected={selectedIds.includes(row.id)}>
          <Card row={row} />
          <div className="controls">
            {bulkActions.length > 0 && (
              <RowCheckbox
                isSelected={selectedIds.includes(row.id)}
                onToggle={() => onToggleItem(row.id)}
              />
            )}
            {RowMenu && <RowMenuButton Menu={RowMenu} />}
          </div>
        </div>
      )}
    />
  );
};

interface ListRowsProps extends DefinedProps {
  isPhone: boolean;
  /** All that draws a row has been fetched. */
  isReady: boolean;
}

/** The rows in the table that is given, or on a phone as cards; or why there are none. */
export const ListRows = ({ definition, isPhone, isReady, children }: ListRowsProps) => {
  const { data, error, isPending } = useListContext();
  if (error && !data) return <ListError />;
  if (isPending || !isReady) return <Skeleton rows={12} areCards={isPhone} />;
  return (
    <>
      {error && <ListError />}
      {isPhone ? <RowCards definition={definition} /> : children}
    </>
  );
};
