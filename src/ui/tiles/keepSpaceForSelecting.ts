import type { KeyboardEvent } from 'react';

/** Some browsers press a button when the space bar comes up; in a grid of photos it has selected the photo already. */
export const keepSpaceForSelecting = (event: KeyboardEvent): void => {
  if (event.key === ' ') event.preventDefault();
};
