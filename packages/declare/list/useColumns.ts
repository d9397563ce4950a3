import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { currentUser } from '../connection.ts';
import { useDeclared } from '../useDeclared.ts';
import { type Column, columnsFor } from './columns.ts';

/** A user's columns by name: a newly declared column moves none of them. */
export interface Arrangement {
  order: readonly string[];
  /** The user's choices; other columns are as declared. */
  shown: Readonly<Record<string, boolean>>;
}

export const AS_DECLARED: Arrangement = { order: [], shown: {} };

type Arrangeable = Pick<Column, 'name' | 'isName' | 'isOptional'>;

/** Returns all columns in the user's order. A column that is missing there follows the one before it in the declaration. */
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

/** Returns a user's arrangement of a list's columns, and a function that stores a new one. */
export const useArrangement = () =>
  useStore<Arrangement>(`${useDeclared().resource}.columns`, AS_DECLARED);

/** Returns the columns that the user may read. */
export const useColumns = (): readonly Column[] => {
  const declared = useDeclared();
  return useMemo(() => columnsFor(declared, currentUser().role), [declared]);
};

/** Returns the shown columns in the user's order (ColumnsMenu). */
export const useShownColumns = (): readonly Column[] => {
  const columns = useColumns();
  const [arrangement] = useArrangement();
  return useMemo(
    () => ordered(columns, arrangement).filter((column) => isShown(column, arrangement)),
    [columns, arrangement],
  );
};
