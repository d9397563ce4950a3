import type { RaRecord } from 'ra-core';
import { Suspense, useState } from 'react';
import { useListScreen } from './RowsContext.ts';

/** One menu for all rows; `openMenu` is absent where nothing can be done with a row. */
export const useRowMenu = () => {
  const { RowMenu } = useListScreen().definition;
  const [open, setOpen] = useState<{ row: RaRecord; anchor: HTMLElement; turn: number }>();
  const [openMenu] = useState(
    () => (row: RaRecord, anchor: HTMLElement) => setOpen((before) => ({ row, anchor, turn: (before?.turn ?? 0) + 1 })),
  );
  const menu = RowMenu && open && (
    <Suspense>
      <RowMenu key={open.turn} row={open.row} anchor={open.anchor} onClose={() => setOpen(undefined)} />
    </Suspense>
  );
  return { menu, openMenu: RowMenu && openMenu };
};
