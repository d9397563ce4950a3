import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element is at least `needed` pixels wide. */
export const useFits = (element: RefObject<HTMLElement | null>, needed: number): boolean => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    setWidth(current.clientWidth);
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width >= needed;
};
