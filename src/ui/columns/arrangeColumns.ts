/** How the user arranged a list's columns, by name. */
export interface Arrangement {
  order: readonly string[];
  hidden: readonly string[];
  /** Optional columns that he chose to see. */
  shown: readonly string[];
}

export const AS_DEFINED: Arrangement = { order: [], hidden: [], shown: [] };

interface Arrangeable {
  name: string;
  isOptional?: true;
  isName?: true;
}

/**
 * All columns in the user's order. A column that his arrangement does not know yet (it is newer) keeps the place behind the
 * column that it is defined behind; one that no longer exists is ignored.
 */
export const orderColumns = <C extends Arrangeable>(
  columns: readonly C[],
  { order }: Pick<Arrangement, 'order'>,
): C[] => {
  const ordered = order
    .map((name) => columns.find((column) => column.name === name))
    .filter((column) => column !== undefined);
  columns.forEach((column, place) => {
    if (ordered.includes(column)) return;
    const before = columns[place - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
  });
  return ordered;
};

export const isShown = (
  { name, isName, isOptional }: Arrangeable,
  { hidden, shown }: Arrangement,
): boolean => isName === true || (isOptional ? shown.includes(name) : !hidden.includes(name));

/** The arrangement after the user switched a column on or off. */
export const switchColumn = (
  arrangement: Arrangement,
  { name }: Arrangeable,
  on: boolean,
): Arrangement => {
  const without = (names: readonly string[]) => names.filter((other) => other !== name);
  return {
    ...arrangement,
    hidden: on ? without(arrangement.hidden) : [...without(arrangement.hidden), name],
    shown: on ? [...without(arrangement.shown), name] : without(arrangement.shown),
  };
};
