import type { RaRecord } from 'ra-core';
import { useMemo } from 'react';
import { usePersonal } from '../../personal/usePersonal.ts';
import type { Column, ListDefinition } from '../definition.ts';
import { type Arrangement, AS_DEFINED, isShown, orderColumns } from './arrangeColumns.ts';

/** The columns as this user arranged them, and what keeps another arrangement. */
export const useColumns = <Row extends RaRecord>({ resource, columns }: Pick<ListDefinition<Row>, 'resource' | 'columns'>) => {
  const [arrangement, keep] = usePersonal<Arrangement>(`${resource}.columns`, AS_DEFINED);
  const ordered = useMemo<Column<Row>[]>(() => orderColumns(columns, arrangement), [columns, arrangement]);
  const shown = useMemo(() => ordered.filter((column) => isShown(column, arrangement)), [ordered, arrangement]);
  return { arrangement, keep, ordered, shown };
};
