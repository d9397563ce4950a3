import { type KeyboardEvent, useState } from 'react';
import { toggled, usePageState } from '../actions.tsx';
import { processablePhotos, useCar } from '../car.tsx';
import { type MoveKey, moveInGrid, type Placed } from './gridMove.ts';
import type { Slot } from './slots.ts';

const MOVES: readonly string[] = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
] satisfies MoveKey[];

const isMove = (key: string): key is MoveKey => MOVES.includes(key);

const placesIn = (grid: HTMLElement): Placed[] =>
  [...grid.querySelectorAll<HTMLElement>('[data-slot]')].map((element) => {
    const { x, y } = element.getBoundingClientRect();
    return { key: element.dataset.slot ?? '', x, y };
  });

/** Works the grid without a mouse: arrows move, space selects, enter opens, P processes, delete deletes. */
export const useGridKeys = (slots: readonly Slot[]) => {
  const { actions, selection, setSelection, setOverlay } = usePageState();
  const car = useCar();
  const [reached, setFocused] = useState<string>();
  const focused = slots.some(({ key }) => key === reached) ? reached : slots[0]?.key;

  const act = (key: string, slot: Slot | undefined): boolean => {
    const photo = slot?.photo ?? undefined;
    const meant = selection.size > 0 ? [...selection] : photo ? [photo.id] : [];
    const sent = processablePhotos(car).flatMap(({ id }) => (meant.includes(id) ? [id] : []));
    if (key === 'Escape' && selection.size > 0) setSelection(new Set());
    else if (key === ' ' && photo) setSelection(toggled(photo.id));
    else if (key.toLowerCase() === 'p' && sent.length > 0) void actions.process(sent);
    else if (key === 'Delete' && meant.length > 0) setOverlay({ name: 'delete', photos: meant });
    else if (key === '?') setOverlay({ name: 'keys' });
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const surface =
      event.target instanceof HTMLElement && event.target.closest<HTMLElement>('[data-surface]');
    if (!surface || event.altKey) return;
    const from = surface.closest<HTMLElement>('[data-slot]')?.dataset.slot;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      setSelection(new Set(slots.flatMap(({ photo }) => (photo ? [photo.id] : []))));
      return;
    }
    if (event.ctrlKey || event.metaKey || !from) return;
    if (isMove(event.key)) {
      event.preventDefault();
      const next = moveInGrid(placesIn(event.currentTarget), from, event.key);
      event.currentTarget
        .querySelector<HTMLElement>(`[data-slot="${next}"] [data-surface]`)
        ?.focus();
      return;
    }
    if (
      act(
        event.key,
        slots.find(({ key }) => key === from),
      )
    )
      event.preventDefault();
  };

  return { focused, setFocused, onKeyDown };
};
