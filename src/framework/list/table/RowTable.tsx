import { type RaRecord, useCreatePath, useTranslate } from 'ra-core';
import { useRef } from 'react';
import type { Column } from '../definition.ts';
import { useListScreen } from '../RowsContext.ts';
import { useSelection } from '../useSelection.ts';
import { useShownRows } from '../useShownRows.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { Table, TableScroll } from './TableFrame.tsx';
import { TableRow } from './TableRow.tsx';
import { useFits } from './useFits.ts';

/** What the columns need beside those that say their width, in pixels. */
const NAME_NEEDS = 130;
const CHOOSE_NEEDS = 44;

const widthOf = (columns: readonly Column<RaRecord>[]) =>
  columns.reduce((sum, { width }) => sum + (width ? Number.parseInt(width, 10) : NAME_NEEDS), CHOOSE_NEEDS);

/** The rows as a table, for screens wide enough. */
export const RowTable = ({ columns }: { columns: readonly Column<RaRecord>[] }) => {
  const { definition, rows } = useListScreen();
  const shown = useShownRows(rows.data);
  const { select, selectPage, pageState } = useSelection(rows);
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { resource, nameOf } = definition;
  const frame = useRef<HTMLDivElement>(null);
  const width = widthOf(columns);
  const fits = useFits(frame, width);
  return (
    <TableScroll
      ref={frame}
      data-fits={fits}
      tabIndex={fits ? undefined : 0}
      role="region"
      aria-label={translate(`${definition.texts}.title`)}
    >
      <Table style={{ minWidth: width }} aria-busy={rows.isStale} aria-label={translate(`${definition.texts}.title`)}>
        <thead>
          <tr>
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
            {columns.map((column) => (
              <ColumnHead key={column.name} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <TableRow
              key={row.id}
              row={row}
              columns={columns}
              name={nameOf(row)}
              path={createPath({ resource, type: 'edit', id: row.id })}
              isSelected={rows.selectedIds.includes(row.id)}
              onSelect={select}
            />
          ))}
        </tbody>
      </Table>
    </TableScroll>
  );
};
