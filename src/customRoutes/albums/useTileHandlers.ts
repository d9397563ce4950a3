import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import type { AlbumPhoto } from '../../../contract/albums/album.ts';
import { toggled, useAlbumState } from './AlbumState.tsx';
import { movedBy } from './gridLayout.ts';
import type { TileHandlers } from './PhotoTile.tsx';
import { readIdsBetween } from './photoPages.ts';
import { useSelectAll } from './useSelectAll.ts';

interface Grid {
  photoAt: (index: number) => AlbumPhoto | undefined;
  columns: number;
  /** How many rows are seen at once. */
  rows: number;
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

  const handlers = useMemo<TileHandlers>(() => {
    const take = (ids: readonly number[]) =>
      latest.current.setSelection((selection) => new Set([...selection, ...ids]));
    /** Also what lies between and was never scrolled to. */
    const takeBetween = (first: number, last: number) => {
      const { album, query, actions, photoAt } = latest.current;
      const known = Array.from(
        { length: last - first + 1 },
        (_, step) => photoAt(first + step)?.id,
      ).filter((id) => id !== undefined);
      if (known.length === last - first + 1) take(known);
      else
        void actions.attempt(async () => take(await readIdsBetween(album.id, query, first, last)));
    };
    return {
      onOpen: (index) => latest.current.setOverlay({ name: 'viewer', index }),
      onFocus: (index) => latest.current.setFocused(index),
      onToggle: (photo, index, isRange) => {
        const { selection, setSelection } = latest.current;
        const from = selection.size > 0 ? anchor.current : undefined;
        anchor.current = index;
        if (isRange && from !== undefined)
          takeBetween(Math.min(from, index), Math.max(from, index));
        else setSelection(toggled(photo.id));
      },
    };
  }, []);

  /** @returns whether the key did something. */
  const act = ({ key, shiftKey }: KeyboardEvent, index: number): boolean => {
    const { photoAt, selection, setSelection, setOverlay, keeps, actions } = latest.current;
    const photo = photoAt(index);
    const meant = selection.size > 0 ? [...selection] : photo ? [photo.id] : [];
    if (key === 'Escape' && selection.size > 0) setSelection(new Set());
    else if (key === ' ' && photo) handlers.onToggle(photo, index, shiftKey);
    else if (key === 'Delete' && keeps && meant.length > 0)
      setOverlay({ name: 'delete', photos: meant });
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
      const to = movedBy(event.key, index, latest.current);
      if (to !== undefined) latest.current.goTo(to);
      else if (!act(event, index)) return;
    }
    event.preventDefault();
  };

  return { handlers, onKeyDown };
};
