export interface GridLayout {
  columns: number;
  /** Of a tile, in pixels. */
  width: number;
  /** From one row to the next, in pixels. */
  row: number;
}

export const GAP = 14;
const LEAST = 172;
/** Below the picture: a line with the name. */
const CAPTION = 30;

/** As many columns as fit, two on a phone; pictures are 4 to 3. */
export const layoutOf = (width: number): GridLayout => {
  const columns = Math.max(2, Math.floor((width + GAP) / (LEAST + GAP)));
  const tile = Math.max(0, (width - GAP * (columns - 1)) / columns);
  return { columns, width: tile, row: Math.round(tile * 0.75) + CAPTION + GAP };
};

/** Where an arrow key leads from a place of the grid; at an edge it stays. Undefined: another key. */
export const movedBy = (key: string, from: number, columns: number, count: number): number | undefined => {
  const steps: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  if (to === undefined) return undefined;
  return to < 0 || to >= count ? from : to;
};
