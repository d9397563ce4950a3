import ArrowDownward from '@mui/icons-material/ArrowDownward';
import { type RaRecord, useTranslate } from 'ra-core';
import type { Column } from '../definition.ts';
import { useListScreen } from '../RowsContext.ts';

/** A column's head; pressing it sorts, pressing it again turns the order around. */
export const ColumnHead = ({ column }: { column: Column<RaRecord> }) => {
  const { rows } = useListScreen();
  const translate = useTranslate();
  const label = translate(column.label);
  const { sort } = column;
  const className = column.isNumber && 'number';
  if (!sort) {
    return (
      <th scope="col" className={className} style={{ width: column.width }}>
        {label}
      </th>
    );
  }
  const isSorted = rows.sort.field === sort;
  const isAscending = rows.sort.order === 'ASC';
  const next = isSorted ? (isAscending ? 'DESC' : 'ASC') : (column.sortFirst ?? 'ASC');
  return (
    <th
      scope="col"
      className={className}
      style={{ width: column.width }}
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        title={translate(next === 'ASC' ? 'list.sort_ascending' : 'list.sort_descending')}
        onClick={() => rows.setSort({ field: sort, order: next })}
      >
        {label}
        <ArrowDownward aria-hidden="true" />
      </button>
    </th>
  );
};
