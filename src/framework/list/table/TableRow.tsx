import { type RaRecord, useNavigate, useTranslate } from 'ra-core';
import { type MouseEvent, memo } from 'react';
import type { Column } from '../definition.ts';

interface TableRowProps {
  row: RaRecord;
  columns: readonly Column<RaRecord>[];
  name: string;
  path: string;
  isSelected: boolean;
  /** `isRange`: with the shift key, everything from the row chosen before. */
  onSelect: (row: RaRecord, isRange: boolean) => void;
}

const isOwnBusiness = (target: EventTarget) => target instanceof Element && target.closest('a, button, input, label') !== null;

const Content = ({ column: { name, Cell }, row }: { column: Column<RaRecord>; row: RaRecord }) => (Cell ? <Cell row={row} /> : row[name]);

/** A row of the table. Its link is what keyboards and screen readers use; a click anywhere else in it goes there too. */
export const TableRow = memo(({ row, columns, name, path, isSelected, onSelect }: TableRowProps) => {
  const navigate = useNavigate();
  const translate = useTranslate();
  const open = (event: MouseEvent<HTMLTableRowElement>) => {
    if (isOwnBusiness(event.target) || window.getSelection()?.toString()) return;
    if (event.ctrlKey || event.metaKey) window.open(event.currentTarget.querySelector('a')?.href);
    else navigate(path);
  };
  return (
    <tr data-row={row.id} data-selected={isSelected} onClick={open}>
      <td className="choose">
        <label>
          <input
            type="checkbox"
            aria-label={translate('list.select_row', { name })}
            checked={isSelected}
            onChange={(event) => onSelect(row, 'shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true)}
          />
        </label>
      </td>
      {columns.map((column) =>
        column.isName ? (
          <th key={column.name} scope="row">
            <Content column={column} row={row} />
          </th>
        ) : (
          <td key={column.name}>
            <Content column={column} row={row} />
          </td>
        ),
      )}
    </tr>
  );
});
