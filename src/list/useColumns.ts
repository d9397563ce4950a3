import type { RaRecord } from 'ra-core';
import { useMemo } from 'react';
import { usePersonal } from '../personal/usePersonal.ts';
import {
  type Arrangement,
  AS_DEFINED,
  isShown,
  orderColumns,
} from '../ui/columns/arrangeColumns.ts';
import type { Column } from '../ui/table/column.ts';
import type { ListDefinition } from './definition.ts';

/** The columns as this user arranged them, and what keeps another arrangement. */
export const useColumns = ({ resource, columns }: ListDefinition<RaRecord>) => {
  const [arrangement, keep] = usePersonal<Arrangement>(`${resource}.columns`, AS_DEFINED);
  const ordered = useMemo<Column<RaRecord>[]>(
    () => orderColumns(columns, arrangement),
    [columns, arrangement],
  );
  const shown = useMemo(
    () => ordered.filter((column) => isShown(column, arrangement)),
    [ordered, arrangement],
  );
  return { arrangement, keep, ordered, shown };
};
