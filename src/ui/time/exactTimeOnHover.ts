import type { PointerEvent } from 'react';
import { exactTime } from './relativeTime.ts';

/**
 * Gives an element the exact time as its title when a pointer comes over it: the first of these texts costs more than drawing
 * ten rows, and most are never read. `then` is in milliseconds since 1970.
 */
export const exactTimeOnHover = (then: number, locale: string) => ({
  onPointerEnter: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.title = exactTime(then, locale);
  },
});
