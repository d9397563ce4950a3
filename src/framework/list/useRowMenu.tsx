import type { RaRecord } from 'ra-core';
import { Suspense, useState } from 'react';
import { useListScreen } from './RowsContext.ts';

/** One menu for all rows; `openMenu` is absent where nothing can be done with a row. */
export const useRowMenu = () => {
  const { RowMenu } = useListScreen().definition;
  const [open, setOpen] = useState<{ row: RaRecord; anchor: HTMLElement }>();
  const [openMenu] = useState(() => (row: RaRecord, anchor: HTMLElement) => setOpen({ row, anchor }));
  const menu = RowMenu && open && (
    <Suspense>
      <RowMenu key={open.row.id} {...open} onClose={() => setOpen(undefined)} />
    </Suspense>
  );
  return { menu, openMenu: RowMenu && openMenu };
};
