import { type RaRecord, useNavigate, useTranslate } from 'ra-core';
import { type MouseEvent, memo } from 'react';
import type { Column } from './column.ts';

interface TableRowProps {
  row: RaRecord;
  columns: readonly Column<RaRecord>[];
  name: string;
  /** Where it leads; nowhere without one. */
  path: string | undefined;
  /** Its number in a long table, of which only some rows are drawn. */
  place?: number | undefined;
  isSelected: boolean;
  /** `isRange`: with the shift key, everything from the row chosen before. Absent where nothing can be done with chosen rows. */
  onSelect: ((row: RaRecord, isRange: boolean) => void) | undefined;
  /** Opens what can be done with it. */
  onMenu: ((row: RaRecord, anchor: HTMLElement) => void) | undefined;
}

const isOwnBusiness = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, label') !== null;

const Content = ({ column: { name, Cell }, row }: { column: Column<RaRecord>; row: RaRecord }) =>
  Cell ? <Cell row={row} /> : row[name];

/** A row of the table. Its link is what keyboards and screen readers use; a click anywhere else in it goes there too. */
export const TableRow = memo(
  ({ row, place, columns, name, path, isSelected, onSelect, onMenu }: TableRowProps) => {
    const navigate = useNavigate();
    const translate = useTranslate();
    const open = (event: MouseEvent<HTMLTableRowElement>) => {
      if (path === undefined || isOwnBusiness(event.target) || window.getSelection()?.toString())
        return;
      if (event.ctrlKey || event.metaKey)
        window.open(event.currentTarget.querySelector<HTMLAnchorElement>('a[data-leads]')?.href);
      else navigate(path);
    };
    return (
      <tr
        data-row={row.id}
        data-selected={isSelected}
        data-leads={path && ''}
        aria-rowindex={place}
        onClick={open}
      >
        {onSelect && (
          <td className="choose">
            <label>
              <input
                type="checkbox"
                aria-label={translate('list.select_row', { name })}
                checked={isSelected}
                onChange={(event) =>
                  onSelect(
                    row,
                    'shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true,
                  )
                }
              />
            </label>
          </td>
        )}
        {columns.map((column) =>
          column.isName ? (
            <th key={column.name} scope="row">
              <Content column={column} row={row} />
            </th>
          ) : (
            <td key={column.name} className={column.isNumber && 'number'}>
              <Content column={column} row={row} />
            </td>
          ),
        )}
        {onMenu && (
          <td className="more">
            <button
              type="button"
              aria-haspopup="menu"
              aria-label={translate('list.row_menu', { name })}
              onClick={({ currentTarget }) => onMenu(row, currentTarget)}
            >
              ⋯
            </button>
          </td>
        )}
      </tr>
    );
  },
);
