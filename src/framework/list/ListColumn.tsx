import type { ReactNode } from 'react';
import {
  DataTable,
  type RaRecord,
  useDataTableRenderContext,
  useDataTableSortContext,
} from 'react-admin';
import type { Column } from './definition.ts';

interface ListColumnProps extends Omit<Column, 'Cell'> {
  /** The cell of a row, which is also the record of its context. */
  render?: (row: RaRecord) => ReactNode;
  children?: ReactNode;
}

/** A `DataTable.Col` of a declared column. Its head says how it is sorted, and the cell that names the row is the row's head. */
export const ListColumn = (column: ListColumnProps) => {
  const isCell = useDataTableRenderContext() === 'data';
  const sort = useDataTableSortContext();
  const { name, label, isSortable, sortFirst, width, isName, isNumber, render, children } = column;
  const given = {
    source: name,
    label,
    disableSort: !isSortable,
    ...(sortFirst && { sortByOrder: sortFirst }),
    ...(isNumber && { align: 'right' as const }),
  };
  if (isCell)
    return (
      <DataTable.Col
        {...given}
        {...(render && { render: render as () => ReactNode })} // react-admin takes a row for any record
        {...(isName && { component: 'th', scope: 'row' })}
      >
        {children}
      </DataTable.Col>
    );
  const direction = sort?.order === 'ASC' ? 'asc' : 'desc';
  return (
    <DataTable.Col {...given} style={{ width }} sortDirection={sort?.field === name && direction} />
  );
};
