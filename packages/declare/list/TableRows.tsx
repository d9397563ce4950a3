import Checkbox from '@mui/material/Checkbox';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type MouseEvent, memo, type ReactNode, useDeferredValue } from 'react';
import {
  DataTable,
  type RaRecord,
  RecordContextProvider,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableRenderContext,
  useDataTableSelectedIdsContext,
  useDataTableSortContext,
  useNavigate,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { Column } from './columns.ts';
import { RowCheckbox } from './RowControls.tsx';
import { useRowPath } from './RowLink.tsx';

/** Pages with more rows draw only those near the screen; on shorter ones the browser's search finds every row. */
export const LONG = 100;
const NONE: readonly RaRecord[] = [];
/** Returns the rows of the page. */
export const useRows = (): readonly RaRecord[] => useDataTableDataContext() ?? NONE;

/** How many rows fill a screen. */
const SCREENFUL = 12;
/** Returns the first rows of a page; the others are drawn right after them. */
export const useFirstRows = (rows: readonly RaRecord[]): readonly RaRecord[] =>
  rows.slice(0, useDeferredValue(rows.length, SCREENFUL));

/** Returns whether a click was meant for a control inside the row, or for a dialog that was opened there. */
const isForControl = ({ target, currentTarget }: MouseEvent<HTMLElement>) =>
  target instanceof Element &&
  (target.closest('a, button, input, label') !== null || !currentTarget.contains(target));

/**
 * A row of the table. Keyboards and screen readers use its link; a click anywhere in the row follows it, too.
 * @param place the row's number in a long table, from 2: the head is row 1
 */
export const Row = memo(({ children, place }: { children?: ReactNode; place?: number }) => {
  const row = useRecordContext<RaRecord>();
  const { hasBulkActions } = useDataTableConfigContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const isSelected = useDataTableSelectedIdsContext()?.includes(row?.id ?? '') ?? false;
  const path = useRowPath(row);
  const navigate = useNavigate();
  const open = (event: MouseEvent<HTMLTableRowElement>) => {
    if (path === undefined || isForControl(event) || window.getSelection()?.toString()) return;
    if (event.ctrlKey || event.metaKey)
      window.open(event.currentTarget.querySelector<HTMLAnchorElement>('a[data-leads]')?.href);
    else navigate(path);
  };
  return (
    <TableRow
      hover
      selected={isSelected}
      data-row={row?.id}
      data-leads={path && ''}
      aria-rowindex={place}
      onClick={open}
    >
      {hasBulkActions && (
        <TableCell padding="checkbox">
          <RowCheckbox
            isSelected={isSelected}
            onToggle={(event) => row && handleToggleItem?.(row.id, event)}
          />
        </TableCell>
      )}
      {children}
    </TableRow>
  );
});

/** The heads of the columns, and a checkbox for all rows of the page, which is indeterminate if some are selected. */
export const TableHeads = ({ children }: { children?: ReactNode }) => {
  const selectedIds = useDataTableSelectedIdsContext() ?? [];
  const { hasBulkActions } = useDataTableConfigContext();
  const { onSelect } = useDataTableCallbacksContext();
  const translate = useTranslate();
  const ids = useRows().map(({ id }) => id);
  const count = ids.filter((id) => selectedIds.includes(id)).length;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <TableHead>
      <TableRow>
        {hasBulkActions && (
          <TableCell padding="checkbox" className="RaDataTable-headerCell">
            <Checkbox
              checked={count === ids.length}
              indeterminate={count > 0 && count < ids.length}
              onChange={(_, areAll) => onSelect?.(areAll ? [...others, ...ids] : others)}
              slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
            />
          </TableCell>
        )}
        {children}
      </TableRow>
    </TableHead>
  );
};

/** A `DataTable.Col` of a declared column. Its head has `aria-sort`, and the cell with the record's name is the row's head. */
export const ListColumn = (column: Column & { children?: ReactNode }) => {
  const isCell = useDataTableRenderContext() === 'data';
  const sort = useDataTableSortContext();
  const { name, isSortable, sortFirst, width, isName, isNumber, children } = column;
  const given = {
    source: name,
    disableSort: !isSortable,
    ...(sortFirst && { sortByOrder: sortFirst }),
    ...(isNumber && { align: 'right' as const }),
  };
  if (isCell)
    return (
      <DataTable.Col {...given} {...(isName && { component: 'th', scope: 'row' })}>
        {children}
      </DataTable.Col>
    );
  const direction = sort?.order === 'ASC' ? 'asc' : 'desc';
  return (
    <DataTable.Col {...given} style={{ width }} sortDirection={sort?.field === name && direction} />
  );
};

/** The rows of a page. */
export const TableRows = ({ children }: { children?: ReactNode }) => (
  <TableBody>
    {useFirstRows(useRows()).map((row) => (
      <RecordContextProvider key={row.id} value={row}>
        <Row>{children}</Row>
      </RecordContextProvider>
    ))}
  </TableBody>
);
