import type { KeyboardEvent } from 'react';

/** Prevents the click that some browsers fire on the space bar's keyup; in a grid of photos the key has already selected the photo. */
export const keepSpaceForSelecting = (event: KeyboardEvent): void => {
  if (event.key === ' ') event.preventDefault();
};
