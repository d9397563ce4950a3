import { useRef } from 'react';
import { useHurry } from './useHurry.ts';

/**
 * Which of the drawn rows are only sketched: those that came up while the page was scrolled too fast to see a picture. They are drawn whole as
 * soon as it is slower; a row that is whole stays so.
 */
export const useSketches = (rows: readonly number[]): ((row: number) => boolean) => {
  const isHurrying = useHurry();
  const whole = useRef<ReadonlySet<number>>(new Set());
  if (!isHurrying) whole.current = new Set(rows);
  return (row) => !whole.current.has(row);
};
