import type { RaRecord } from 'ra-core';
import { createContext, useContext } from 'react';
import type { usePlace } from '../ui/place/Place.ts';
import type { Column } from '../ui/table/column.ts';
import type { ListDefinition } from './definition.ts';
import type { Rows } from './useRows.ts';

interface ListScreen {
  definition: ListDefinition<RaRecord>;
  rows: Rows<RaRecord>;
  /** The columns on the screen, in their order. */
  columns: readonly Column<RaRecord>[];
  place: ReturnType<typeof usePlace>;
}

export const RowsContext = createContext<ListScreen | undefined>(undefined);

/** The list screen around this component: what it is, its rows, and where it stands. */
export const useListScreen = (): ListScreen => {
  const screen = useContext(RowsContext);
  if (!screen) throw new Error('useListScreen is used outside of a list screen');
  return screen;
};
