import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import type { AlbumPhoto } from '../../../contract/entities/album.ts';
import { toggled, useAlbumState } from './AlbumState.tsx';
import { movedBy } from './gridLayout.ts';
import type { TileHandlers } from './PhotoTile.tsx';
import { useSelectAll } from './useSelectAll.ts';

interface Grid {
  photoAt: (index: number) => AlbumPhoto | undefined;
  columns: number;
  setFocused: (index: number) => void;
  goTo: (index: number) => void;
}

/** Works the grid by pointer and by keys: arrows move, space selects, shift takes all between, P marks, delete deletes. */
export const useTileHandlers = (grid: Grid) => {
  const state = useAlbumState();
  const selectAll = useSelectAll();
  const latest = useRef({ ...grid, ...state });
  const anchor = useRef<number>(undefined);
  useEffect(() => {
    latest.current = { ...grid, ...state };
  });

  const handlers = useMemo<TileHandlers>(
    () => ({
      onOpen: (index) => latest.current.setOverlay({ name: 'viewer', index }),
      onFocus: (index) => latest.current.setFocused(index),
      onToggle: (photo, index, isRange) => {
        const { photoAt, setSelection } = latest.current;
        const from = anchor.current;
        anchor.current = index;
        if (!isRange || from === undefined) return setSelection(toggled(photo.id));
        const between = Array.from({ length: Math.abs(index - from) + 1 }, (_, step) => photoAt(Math.min(index, from) + step));
        setSelection((selection) => new Set([...selection, ...between.flatMap((one) => (one ? [one.id] : []))]));
      },
    }),
    [],
  );

  /** @returns whether the key did something. */
  const act = (key: string, index: number): boolean => {
    const { photoAt, selection, setSelection, setOverlay, keeps, actions } = latest.current;
    const photo = photoAt(index);
    const meant = selection.size > 0 ? [...selection] : photo ? [photo.id] : [];
    if (key === 'Escape' && selection.size > 0) setSelection(new Set());
    else if (key === ' ' && photo) handlers.onToggle(photo, index, false);
    else if (key === 'Delete' && keeps && meant.length > 0) setOverlay({ name: 'delete', photos: meant });
    else if (key.toLowerCase() === 'p' && keeps && meant.length > 0) void actions.mark(meant, 1);
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const surface = event.target instanceof HTMLElement && event.target.closest('[data-surface]');
    if (!surface || event.altKey) return;
    const index = Number(surface.closest<HTMLElement>('[data-index]')?.dataset.index);
    const hasControl = event.ctrlKey || event.metaKey;
    if (hasControl && event.key.toLowerCase() === 'a') selectAll();
    else if (hasControl) return;
    else {
      const to = movedBy(event.key, index, latest.current.columns, latest.current.count);
      if (to !== undefined) latest.current.goTo(to);
      else if (!act(event.key, index)) return;
    }
    event.preventDefault();
  };

  return { handlers, onKeyDown };
};
