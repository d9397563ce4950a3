import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element is at least `needed` pixels wide. It is taken to be until it is measured: where it is, nothing is laid out twice. */
export const useFits = (element: RefObject<HTMLElement | null>, needed: number): boolean => {
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setFits(current.clientWidth >= needed);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, needed]);
  return fits;
};
