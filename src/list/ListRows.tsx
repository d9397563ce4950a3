import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactElement, useMemo } from 'react';
import {
  DataTable,
  Empty,
  ListNoResults,
  SimpleList,
  useListContext,
  useTranslate,
} from 'react-admin';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { useErrorText } from '../ui/useErrorText.ts';
import { BulkToolbar } from './BulkToolbar.tsx';
import type { ListDefinition } from './definition.ts';
import { ListColumn } from './ListColumn.tsx';
import { RowCheckbox, RowMenuButton } from './RowControls.tsx';
import { LONG, LongRows, TableRows } from './TableRows.tsx';

/** What the columns need that do not say their width, and those of the checkbox and the menu, in pixels. */
const NAME_NEEDS = 130;
const CONTROL_NEEDS = 44;

interface ListRowsProps {
  definition: ListDefinition;
  isPhone: boolean;
  /** All that draws a row has been fetched. */
  isReady: boolean;
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

/** As wide as the columns need it; where the table has the room nothing has to scroll sideways, and the heads stay in sight. */
const tableSx = ({ columns, bulkActions, RowMenu }: ListDefinition, shown: readonly string[]) => {
  const width = columns
    .filter(({ name }) => shown.includes(name))
    .reduce(
      (sum, { width }) => sum + (width ? Number.parseInt(width, 10) : NAME_NEEDS),
      (bulkActions.length > 0 ? CONTROL_NEEDS : 0) + (RowMenu ? CONTROL_NEEDS : 0),
    );
  return {
    '& .RaDataTable-table': { minWidth: width },
    [`@container list (min-width: ${width}px)`]: {
      '& .RaDataTable-tableWrapper': { overflow: 'visible' },
    },
  };
};

const NOTHING: readonly string[] = [];

/** The rows as a table, or on a phone as cards; or why there are none. */
export const ListRows = ({ definition, isPhone, isReady }: ListRowsProps): ReactElement => {
  const { columns, bulkActions, RowMenu, Card, texts } = definition;
  const { data, error, isPending, isPlaceholderData, filterValues, selectedIds, onToggleItem } =
    useListContext();
  const translate = useTranslate();
  const optional = useMemo(
    () => columns.flatMap(({ name, isOptional }) => (isOptional ? [name] : NOTHING)),
    [columns],
  );
  const sx = useMemo(
    () =>
      tableSx(
        definition,
        columns.flatMap(({ name, isOptional }) => (isOptional ? NOTHING : [name])),
      ),
    [definition, columns],
  );
  const cells = useMemo(
    () => [
      ...columns.map((column) => (
        <ListColumn key={column.name} column={column} count={columns.length} />
      )),
      ...(RowMenu
        ? [
            <DataTable.Col key="menu" label="" className="menu">
              <RowMenuButton Menu={RowMenu} />
            </DataTable.Col>,
          ]
        : []),
    ],
    [columns, RowMenu],
  );

  if (error && !data) return <ListError />;
  if (isPending || !isReady) return <Skeleton rows={12} areCards={isPhone} />;
  const empty =
    Object.keys(filterValues).length > 0 ? <ListNoResults /> : <Empty hasCreate={false} />;
  const given = {
    empty,
    'aria-label': translate(texts.name, { smart_count: 2 }),
    'aria-busy': isPlaceholderData,
  };
  const hasBulkActions = bulkActions.length > 0;
  return (
    <>
      {error && <ListError />}
      {isPhone ? (
        <SimpleList
          {...given}
          rowClick={false}
          primaryText={(row) => (
            <div data-row={row.id} data-selected={selectedIds.includes(row.id)}>
              <Card row={row} />
              <div className="controls">
                {hasBulkActions && (
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
      ) : (
        <DataTable
          {...given}
          sx={sx}
          rowClick={false}
          hiddenColumns={optional}
          bulkActionButtons={hasBulkActions ? <span /> : false}
          bulkActionsToolbar={<span hidden />}
          body={(data?.length ?? 0) > LONG ? LongRows : TableRows}
          aria-rowcount={(data?.length ?? 0) > LONG ? (data?.length ?? 0) + 1 : undefined}
        >
          {cells}
        </DataTable>
      )}
      <BulkToolbar actions={bulkActions} />
    </>
  );
};
