import { type RefObject, useEffect } from 'react';

/** How much of the window's lower edge is taken on a phone: bars that stand there stand above it. */
const EDGE = '--lower-edge';

/** Tells the page how high the element is that lies along its lower edge, for as long as it does. */
export const useLowerEdge = (element: RefObject<HTMLElement | null>, lies: boolean): void => {
  useEffect(() => {
    const { style } = document.documentElement;
    if (!lies || !element.current) return;
    const watch = new ResizeObserver(([entry]) => {
      style.setProperty(EDGE, `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`);
    });
    watch.observe(element.current);
    return () => {
      watch.disconnect();
      style.removeProperty(EDGE);
    };
  }, [element, lies]);
};
