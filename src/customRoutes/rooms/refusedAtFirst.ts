import type { Refused } from './saveComponent.ts';

let kept: { id: number; refused: Refused } | undefined;

/** Keeps the pictures that were refused while a wall or floor was made, for its page, which opens next: nothing chosen is lost. */
export const keepRefused = (id: number, refused: Refused): void => {
  kept = refused.size > 0 ? { id, refused } : undefined;
};

/** Hands them over, once. */
export const takeRefused = (id: number): Refused => {
  const mine = kept?.id === id ? kept.refused : new Map();
  kept = undefined;
  return mine;
};
