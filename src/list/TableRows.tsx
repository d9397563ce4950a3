import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type MouseEvent, memo, type ReactNode, useContext } from 'react';
import {
  type RaRecord,
  RecordContextProvider,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useNavigate,
  useRecordContext,
} from 'react-admin';
import { RowsContext } from '../ui/table/RowLink.tsx';
import { RowCheckbox } from './RowControls.tsx';

/** From here on only the rows near the screen are drawn; up to here the browser's own search finds every one. */
export const LONG = 100;
const NONE: readonly RaRecord[] = [];

/** What is pressed inside of a row, or in a dialog that was opened there, is none of the row's business. */
const isOwnBusiness = ({ target, currentTarget }: MouseEvent<HTMLElement>) =>
  target instanceof Element &&
  (target.closest('a, button, input, label') !== null || !currentTarget.contains(target));

interface RowProps {
  children?: ReactNode;
  /** Its number among the rows of a long table, from 2: the head is the first. */
  place?: number | undefined;
}

/** A row of the table. Its link is what keyboards and screen readers use; a click anywhere else in it goes there, too. */
export const Row = memo(({ children, place }: RowProps) => {
  const row = useRecordContext<RaRecord>();
  const { hasBulkActions } = useDataTableConfigContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const isSelected = useDataTableSelectedIdsContext()?.includes(row?.id ?? '') ?? false;
  const path = useContext(RowsContext).leadOf(row ?? { id: '' });
  const navigate = useNavigate();
  const open = (event: MouseEvent<HTMLTableRowElement>) => {
    if (path === undefined || isOwnBusiness(event) || window.getSelection()?.toString()) return;
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

/** The rows of a page. */
export const TableRows = ({ children }: { children?: ReactNode }) => {
  const data: readonly RaRecord[] = useDataTableDataContext() ?? NONE;
  return (
    <TableBody>
      {data.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <Row>{children}</Row>
        </RecordContextProvider>
      ))}
    </TableBody>
  );
};
