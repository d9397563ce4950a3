export interface GridLayout {
  columns: number;
  /** Of a tile, in pixels. */
  width: number;
  /** From one row to the next, in pixels. */
  row: number;
}

export const GAP = 14;
/** Rows drawn above and below the screen. */
export const AHEAD = 3;
const LEAST = 172;
/** Below the picture: a line with the name. */
const CAPTION = 30;

/** As many columns as fit, two on a phone; pictures are 4 to 3. */
export const layoutOf = (width: number): GridLayout => {
  const columns = Math.max(2, Math.floor((width + GAP) / (LEAST + GAP)));
  const tile = Math.max(0, (width - GAP * (columns - 1)) / columns);
  return { columns, width: tile, row: Math.round(tile * 0.75) + CAPTION + GAP };
};

/** A grid as its keys walk it; `rows` are seen at once. */
export interface Walked {
  columns: number;
  rows: number;
  count: number;
}

/**
 * Where a key leads from a place of the grid: arrows to the one beside it, page up and down by what is seen at once, in the same column.
 * At an edge it stays. Undefined: another key.
 */
export const movedBy = (
  key: string,
  from: number,
  { columns, rows, count }: Walked,
): number | undefined => {
  const lowest = from + Math.floor((count - 1 - from) / columns) * columns;
  const steps: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    PageUp: Math.max(from % columns, from - columns * rows),
    PageDown: Math.min(lowest, from + columns * rows),
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  if (to === undefined) return undefined;
  return to < 0 || to >= count ? from : to;
};
