import { type RaRecord, useTranslate } from 'ra-core';
import { useContext, useRef } from 'react';
import { Table, TableScroll } from '../../../ui/table/TableFrame.tsx';
import { useFits } from '../../../ui/table/useFits.ts';
import type { Slot } from '../../define/field.ts';
import { nameKey } from '../../define/textKeys.ts';
import { fetchComponents, useComponents } from '../../record/useComponents.ts';
import type { Column } from '../definition.ts';
import { LeadContext } from '../RowLink.tsx';
import { useListScreen } from '../RowsContext.ts';
import { useRowMenu } from '../useRowMenu.tsx';
import { useSelection } from '../useSelection.ts';
import { IN_SIGHT, useShownRows } from '../useShownRows.ts';
import { ColumnHead } from './ColumnHead.tsx';
import type { LongRowsProps } from './LongRows.tsx';
import { TableRow } from './TableRow.tsx';

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

/** The rows as a table, for screens wide enough. */
export const RowTable = ({ columns }: { columns: readonly Column<RaRecord>[] }) => {
  const { definition, rows } = useListScreen();
  const { select, selectPage, pageState } = useSelection(rows);
  const { menu, openMenu } = useRowMenu();
  const translate = useTranslate();
  const leadOf = useContext(LeadContext);
  const frame = useRef<HTMLDivElement>(null);
  const hasChoice = definition.bulkActions.length > 0;
  const width = widthOf(columns) + (hasChoice ? CHOOSE_NEEDS : 0) + (openMenu ? CHOOSE_NEEDS : 0);
  const fits = useFits(frame, width);
  const all = rows.data ?? [];
  const isLong = all.length > LONG;
  const LongRows = useComponents<LongRowsProps>(isLong ? ONLY_LONG : NONE)?.[0];
  const shown = useShownRows(isLong ? all.slice(0, IN_SIGHT) : all);
  const title = translate(nameKey(definition.resource), { smart_count: 2 });

  const draw = (row: RaRecord, place?: number) => (
    <TableRow
      key={row.id}
      row={row}
      place={place}
      columns={columns}
      name={definition.nameOf(row)}
      path={leadOf(row)}
      isSelected={rows.selectedIds.includes(row.id)}
      onSelect={hasChoice ? select : undefined}
      onMenu={openMenu}
    />
  );

  return (
    <TableScroll ref={frame} data-fits={fits} tabIndex={fits ? undefined : 0} role="region" aria-label={title}>
      <Table style={{ minWidth: width }} aria-busy={rows.isStale} aria-label={title} aria-rowcount={isLong ? all.length + 1 : undefined}>
        <thead>
          <tr aria-rowindex={isLong ? 1 : undefined}>
            {hasChoice && (
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
              <ColumnHead key={column.name} column={column} />
            ))}
            {openMenu && <td className="more" />}
          </tr>
        </thead>
        {LongRows ? <LongRows rows={all} draw={draw} /> : <tbody>{shown.map((row) => draw(row))}</tbody>}
      </Table>
      {menu}
    </TableScroll>
  );
};

/** Fetches what long lists need beside the others. */
export const preloadLongRows = (perPage: number): void => {
  if (perPage > LONG) void fetchComponents(ONLY_LONG);
};
