import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { currentUser } from '../access/useRights.ts';
import { useDeclared } from '../useDeclared.ts';
import { type Column, columnsFor } from './columns.ts';

/** A user's columns by name: a column that is declared later moves none of them. */
export interface Arrangement {
  order: readonly string[];
  /** What the user has chosen; the others are as they are declared. */
  shown: Readonly<Record<string, boolean>>;
}

export const AS_DECLARED: Arrangement = { order: [], shown: {} };

type Arrangeable = Pick<Column, 'name' | 'isName' | 'isOptional'>;

/** Returns all columns in the user's order. One that it does not name stands behind the column that it is declared behind. */
export const ordered = <C extends Arrangeable>(
  columns: readonly C[],
  { order }: Arrangement,
): readonly C[] => {
  const found = order.flatMap((name) => columns.find((column) => column.name === name) ?? []);
  columns.forEach((column, place) => {
    if (found.includes(column)) return;
    const before = columns[place - 1];
    found.splice(before ? found.indexOf(before) + 1 : 0, 0, column);
  });
  return found;
};

export const isShown = (
  { name, isName, isOptional }: Arrangeable,
  { shown }: Arrangement,
): boolean => isName === true || (shown[name] ?? isOptional !== true);

/** A user's arrangement of a list's columns, and what keeps another one. */
export const useArrangement = () =>
  useStore<Arrangement>(`${useDeclared().resource}.columns`, AS_DECLARED);

/** The columns that the user may read. */
export const useColumns = (): readonly Column[] => {
  const declared = useDeclared();
  return useMemo(() => columnsFor(declared, currentUser().role), [declared]);
};

/** The columns on the screen in their order, as the user has chosen them (ColumnsMenu). */
export const useShownColumns = (): readonly Column[] => {
  const columns = useColumns();
  const [arrangement] = useArrangement();
  return useMemo(
    () => ordered(columns, arrangement).filter((column) => isShown(column, arrangement)),
    [columns, arrangement],
  );
};
