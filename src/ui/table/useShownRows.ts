import { useDeferredValue } from 'react';

/** Rows that a screen shows without scrolling, at most. */
export const IN_SIGHT = 8;
const NONE: readonly never[] = [];

/** The rows to draw: at first those in sight; the others follow in slices between which the page answers. */
export const useShownRows = <Row>(data: readonly Row[] = NONE): readonly Row[] =>
  useDeferredValue(data, data.slice(0, IN_SIGHT));
