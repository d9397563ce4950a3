import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type MouseEvent,
  memo,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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
/** As high as the theme makes a row, with its line, in pixels. */
const ROW = 61;
/** Rows drawn above and below the screen: the focus walks ahead of it. */
const AHEAD = 10;
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
const Row = memo(({ children, place }: RowProps) => {
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

const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
    <tr aria-hidden="true" data-gap>
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  );

/** The rows near the screen, and the one that has the focus, of a page that is too long to be drawn. */
export const LongRows = ({ children }: { children?: ReactNode }) => {
  const data: readonly RaRecord[] = useDataTableDataContext() ?? NONE;
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number>();

  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: data.length,
    estimateSize: () => ROW,
    overscan: AHEAD,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      if (focused === undefined || near.includes(focused) || focused >= data.length) return near;
      return [...near, focused].sort((a, b) => a - b);
    },
  });

  const drawn: ReactNode[] = [];
  let end = 0;
  for (const { index } of virtualizer.getVirtualItems()) {
    const row = data[index];
    if (!row) continue;
    drawn.push(
      <Gap key={`gap ${index}`} height={(index - end) * ROW} />,
      <RecordContextProvider key={row.id} value={row}>
        <Row place={index + 2}>{children}</Row>
      </RecordContextProvider>,
    );
    end = index + 1;
  }
  return (
    <TableBody
      ref={body}
      onFocus={({ target }) =>
        setFocused(Number(target.closest('tr')?.getAttribute('aria-rowindex')) - 2)
      }
      onBlur={() => setFocused(undefined)}
    >
      {drawn}
      <Gap height={(data.length - end) * ROW} />
    </TableBody>
  );
};
