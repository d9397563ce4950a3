import ArrowDownward from '@mui/icons-material/ArrowDownward';
import { useTranslate } from 'ra-core';
import type { TableProps } from './column.ts';

interface ColumnHeadProps extends Pick<TableProps, 'onSort'> {
  column: TableProps['columns'][number];
  sorted: TableProps['sort'];
}

/** A column's head; pressing it sorts, pressing it again turns the order around. */
export const ColumnHead = ({ column, sorted, onSort }: ColumnHeadProps) => {
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
  const isSorted = sorted.field === sort;
  const isAscending = sorted.order === 'ASC';
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
        onClick={() => onSort({ field: sort, order: next })}
      >
        {label}
        <ArrowDownward aria-hidden="true" />
      </button>
    </th>
  );
};
