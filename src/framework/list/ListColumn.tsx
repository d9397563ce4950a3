import type { ReactNode } from 'react';
import { DataTable, useDataTableRenderContext, useDataTableSortContext } from 'react-admin';
import type { Column } from './columns.ts';

/** A `DataTable.Col` of a declared column. Its head says how it is sorted, and the cell that names the row is the row's head. */
export const ListColumn = (column: Column & { children: ReactNode }) => {
  const isCell = useDataTableRenderContext() === 'data';
  const sort = useDataTableSortContext();
  const { name, isSortable, sortFirst, width, isName, isNumber, children } = column;
  const given = {
    source: name,
    disableSort: !isSortable,
    ...(sortFirst && { sortByOrder: sortFirst }),
    ...(isNumber && { align: 'right' as const }),
  };
  if (isCell)
    return (
      <DataTable.Col {...given} {...(isName && { component: 'th', scope: 'row' })}>
        {children}
      </DataTable.Col>
    );
  const direction = sort?.order === 'ASC' ? 'asc' : 'desc';
  return (
    <DataTable.Col {...given} style={{ width }} sortDirection={sort?.field === name && direction} />
  );
};
