import { type RefObject, useEffect, useRef, useState } from 'react';

/** The one place of the grid that the tab key reaches, and how keys take the focus to places that are not drawn yet. */
export const useGridFocus = (grid: RefObject<HTMLElement | null>, count: number) => {
  const [reached, setFocused] = useState(0);
  const claimed = useRef<number>(undefined);
  useEffect(() => {
    if (claimed.current === undefined) return;
    const surface = grid.current?.querySelector<HTMLElement>(
      `[data-index="${claimed.current}"] [data-surface]`,
    );
    if (!surface) return; // drawn with the next frame of the scrolling
    claimed.current = undefined;
    surface.focus({ preventScroll: true });
  });
  return {
    focused: Math.min(reached, Math.max(0, count - 1)),
    setFocused,
    /** Gives a place the focus as soon as it is drawn; `scroll` brings it there. */
    claim: (index: number, scroll: () => void) => {
      claimed.current = index;
      setFocused(index);
      scroll();
    },
  };
};
