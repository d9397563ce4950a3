import { type RaRecord, useTranslate } from 'ra-core';
import { useContext, useRef } from 'react';
import { fetchComponents, type Slot, useComponents } from '../useComponents.ts';
import { ColumnHead } from './ColumnHead.tsx';
import type { Column, TableProps } from './column.ts';
import type { LongRowsProps } from './LongRows.tsx';
import { LeadContext } from './RowLink.tsx';
import { Table, TableScroll } from './TableFrame.tsx';
import { TableRow } from './TableRow.tsx';
import { useFits } from './useFits.ts';
import { useSelection } from './useSelection.ts';
import { IN_SIGHT, useShownRows } from './useShownRows.ts';

const longRows = () => import('./LongRows.tsx');

/** From here on only the rows near the screen are drawn; up to here the browser's own search finds every one. */
const LONG = 100;
const NONE: readonly Slot[] = [];
const ONLY_LONG: readonly Slot[] = [longRows];
/** What the columns need beside those that say their width, in pixels. */
const NAME_NEEDS = 130;
const CHOOSE_NEEDS = 44;

const widthOf = (columns: readonly Column<RaRecord>[]) =>
  columns.reduce((sum, { width }) => sum + (width ? Number.parseInt(width, 10) : NAME_NEEDS), 0);

const ignore = () => undefined;

/** The rows as a table, for screens wide enough. */
export const RowTable = ({
  title,
  columns,
  rows,
  isStale,
  sort,
  onSort,
  nameOf,
  selectedIds,
  onSelect,
  onMenu,
}: TableProps) => {
  const { select, selectPage, pageState } = useSelection({
    data: rows,
    selectedIds,
    onSelect: onSelect ?? ignore,
  });
  const translate = useTranslate();
  const leadOf = useContext(LeadContext);
  const frame = useRef<HTMLDivElement>(null);
  const width = widthOf(columns) + (onSelect ? CHOOSE_NEEDS : 0) + (onMenu ? CHOOSE_NEEDS : 0);
  const fits = useFits(frame, width);
  const isLong = rows.length > LONG;
  const LongRows = useComponents<LongRowsProps>(isLong ? ONLY_LONG : NONE)?.[0];
  const shown = useShownRows(isLong ? rows.slice(0, IN_SIGHT) : rows);

  const draw = (row: RaRecord, place?: number) => (
    <TableRow
      key={row.id}
      row={row}
      place={place}
      columns={columns}
      name={nameOf(row)}
      path={leadOf(row)}
      isSelected={selectedIds.includes(row.id)}
      onSelect={onSelect ? select : undefined}
      onMenu={onMenu}
    />
  );

  return (
    <TableScroll
      ref={frame}
      data-fits={fits}
      tabIndex={fits ? undefined : 0}
      role="region"
      aria-label={title}
    >
      <Table
        style={{ minWidth: width }}
        aria-busy={isStale}
        aria-label={title}
        aria-rowcount={isLong ? rows.length + 1 : undefined}
      >
        <thead>
          <tr aria-rowindex={isLong ? 1 : undefined}>
            {onSelect && (
              <th className="choose">
                <label>
                  <input
                    type="checkbox"
                    aria-label={translate('list.select_page')}
                    checked={pageState === 'all'}
                    ref={(box) => {
                      if (box) box.indeterminate = pageState === 'some';
                    }}
                    onChange={({ target }) => selectPage(target.checked)}
                  />
                </label>
              </th>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.name} column={column} sorted={sort} onSort={onSort} />
            ))}
            {onMenu && <td className="more" />}
          </tr>
        </thead>
        {LongRows ? (
          <LongRows rows={rows} draw={draw} />
        ) : (
          <tbody>{shown.map((row) => draw(row))}</tbody>
        )}
      </Table>
    </TableScroll>
  );
};

/** Fetches what long lists need beside the others. */
export const preloadLongRows = (perPage: number): void => {
  if (perPage > LONG) void fetchComponents(ONLY_LONG);
};
