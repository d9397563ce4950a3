import { useQueryClient } from '@tanstack/react-query';
import { type GetListResult, type RaRecord, useNavigate } from 'ra-core';
import { useEffect } from 'react';
import { useSingleKeys } from '../personal/useSingleKeys.ts';
import { StepLinks } from '../ui/trail/StepLinks.tsx';

/**
 * The records before and after one in the list that was looked at last. Read from what the lists have left in the cache: asking for
 * the list again, as react-admin's `usePrevNextController` does, would cost up to a thousand rows per record, and knows no pages that are
 * continued by key. A user who comes by a deep link has seen no list, and gets no neighbours.
 */
const useNeighbours = (resource: string, { id }: RaRecord) => {
  const queries = useQueryClient()
    .getQueryCache()
    .findAll({ queryKey: [resource, 'getList'] });
  const lists = queries
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map(({ state }) => (state.data as GetListResult | undefined)?.data ?? []); // react-admin's own key and shape
  const rows = lists.find((list) => list.some((row) => row.id === id)) ?? [];
  const place = rows.findIndex((row) => row.id === id);
  return { previous: rows[place - 1]?.id, next: rows[place + 1]?.id };
};

const isFree = (target: EventTarget | null): boolean =>
  !(
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu]',
    )
  );

interface NeighboursProps {
  resource: string;
  record: RaRecord;
  pathOf: (id: string | number) => string;
  /** The keys j and k are free: no list on this page uses them. */
  hasKeys: boolean;
}

/** To the previous and the next record, also by keys. */
export const Neighbours = ({ resource, record, pathOf, hasKeys }: NeighboursProps) => {
  const navigate = useNavigate();
  const { previous, next } = useNeighbours(resource, record);
  const [isOn] = useSingleKeys();
  const previousPath = previous === undefined ? undefined : pathOf(previous);
  const nextPath = next === undefined ? undefined : pathOf(next);

  useEffect(() => {
    if (!hasKeys || !isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !isFree(event.target)) return;
      const path = event.key === 'j' ? nextPath : event.key === 'k' ? previousPath : undefined;
      if (path) navigate(path);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [hasKeys, isOn, previousPath, nextPath, navigate]);

  return <StepLinks previous={previousPath} next={nextPath} />;
};
