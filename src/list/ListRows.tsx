import { type RaRecord, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import type { Column } from '../ui/table/column.ts';
import { RowCards } from '../ui/table/RowCards.tsx';
import { RowTable } from '../ui/table/RowTable.tsx';
import { useListScreen } from './RowsContext.ts';

interface ListRowsProps {
  data: readonly RaRecord[];
  columns: readonly Column<RaRecord>[];
  isPhone: boolean;
}

/** The rows as a table or as cards, and one menu for all of them. */
export const ListRows = ({ data, columns, isPhone }: ListRowsProps) => {
  const { definition, rows } = useListScreen();
  const { texts, Card, RowMenu, nameOf, bulkActions } = definition;
  const translate = useTranslate();
  const [open, setOpen] = useState<{ row: RaRecord; anchor: HTMLElement; turn: number }>();
  const [openMenu] = useState(
    () => (row: RaRecord, anchor: HTMLElement) =>
      setOpen((before) => ({ row, anchor, turn: (before?.turn ?? 0) + 1 })),
  );
  const given = {
    title: translate(texts.name, { smart_count: 2 }),
    rows: data,
    isStale: rows.isStale,
    nameOf,
    selectedIds: rows.selectedIds,
    onSelect: bulkActions.length > 0 ? rows.onSelect : undefined,
    onMenu: RowMenu && openMenu,
  };
  return (
    <>
      {isPhone ? (
        <RowCards {...given} Card={Card} />
      ) : (
        <RowTable {...given} columns={columns} sort={rows.sort} onSort={rows.setSort} />
      )}
      {RowMenu && open && (
        <Suspense>
          <RowMenu
            key={open.turn}
            row={open.row}
            anchor={open.anchor}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};
