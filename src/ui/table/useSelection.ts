import type { Identifier, RaRecord } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';

/** Everything between two rows of the page, both included. */
const between = (ids: Identifier[], one: Identifier, other: Identifier): Identifier[] => {
  const places = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b);
  return places[0] === -1 ? [other] : ids.slice(places[0], (places[1] ?? 0) + 1);
};

interface Selectable {
  data: readonly RaRecord[];
  selectedIds: Identifier[];
  onSelect: (ids: Identifier[]) => void;
}

/** Choosing rows: one, a range with the shift key, the whole page. */
export const useSelection = (rows: Selectable) => {
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  const before = useRef<Identifier>(undefined);

  /** Stays the same function, so that rows that did not change are not drawn again. */
  const select = useCallback(({ id }: RaRecord, isRange: boolean) => {
    const { data, selectedIds, onSelect } = latest.current;
    const isOn = !selectedIds.includes(id);
    const range =
      isRange && before.current !== undefined
        ? between(
            data.map((row) => row.id),
            before.current,
            id,
          )
        : [id];
    before.current = id;
    const rest = selectedIds.filter((other) => !range.includes(other));
    onSelect(isOn ? [...rest, ...range] : rest);
  }, []);

  const page = rows.data.map((row) => row.id);
  const onPage = page.filter((id) => rows.selectedIds.includes(id)).length;
  const elsewhere = rows.selectedIds.filter((id) => !page.includes(id));
  return {
    select,
    selectPage: (isOn: boolean) => rows.onSelect(isOn ? [...elsewhere, ...page] : elsewhere),
    pageState: onPage === 0 ? 'none' : onPage === page.length ? 'all' : 'some',
  } as const;
};
