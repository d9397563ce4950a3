import type { KeyboardEvent } from 'react';

interface Works {
  history: { undo: () => void; redo: () => void };
  /** Makes the brush larger by so many steps, or smaller. */
  resize: (by: number) => void;
  zoom: (how: 'closer' | 'farther' | 'whole') => void;
  /** Keeping becomes removing, and the other way round. */
  toggle: () => void;
}

/** What the keys do while the brush is at hand, wherever the focus is among its tools. */
export const useBrushKeys = ({ history, resize, zoom, toggle }: Works) => {
  const plain: Readonly<Record<string, () => void>> = {
    '[': () => resize(-1),
    ']': () => resize(1),
    x: toggle,
    '+': () => zoom('closer'),
    '-': () => zoom('farther'),
    '0': () => zoom('whole'),
  };
  const withControl: Readonly<Record<string, () => void>> = { z: history.undo, y: history.redo };
  return (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const hasControl = event.ctrlKey || event.metaKey;
    // Brackets need AltGr on many keyboards, which counts as Ctrl and Alt.
    const act =
      hasControl && !event.altKey
        ? key === 'z' && event.shiftKey
          ? history.redo
          : withControl[key]
        : plain[key];
    if (!act) return;
    event.preventDefault();
    act();
  };
};
