interface GridLayout {
  columns: number;
  /** Width of a tile, in pixels. */
  width: number;
  /** Distance from the top of one row to the next, in pixels. */
  row: number;
}

export const GAP = 14;
/** Rows drawn above and below the screen. */
export const AHEAD = 3;
const LEAST_TILE = 172;
/** The height of the name below the picture, in pixels. */
const CAPTION = 30;

/** Returns the grid's layout for a width in pixels: as many columns as fit, two on a phone. Pictures are 4 to 3. */
export const layoutOf = (width: number): GridLayout => {
  const columns = Math.max(2, Math.floor((width + GAP) / (LEAST_TILE + GAP)));
  const tile = Math.max(0, (width - GAP * (columns - 1)) / columns);
  return { columns, width: tile, row: Math.round(tile * 0.75) + CAPTION + GAP };
};

/** A grid as its keys walk it; `rows` are seen at once. */
interface Walked {
  columns: number;
  rows: number;
  count: number;
}

/**
 * Returns where a key leads from a place of the grid. Arrows lead to the place beside it; page up and down, in the same column, by as many rows as
 * are seen at once. At an edge the place stays. Returns undefined for any other key.
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

/** A page that has not moved for this many milliseconds is at rest. A busy machine scrolls in steps. */
export const STILL = 250;
/** The milliseconds over which the speed is measured: from one step to the next it says more about the machine than about the page. */
const OVER = 200;
/** The least milliseconds from which the speed is known. */
const LEAST_SPAN = 100;

/** Measures how fast a page is scrolled, from its scroll events. */
export class ScrollSpeed {
  #steps: { readonly time: number; readonly place: number }[] = [];

  /**
   * Adds a step: the time (ms) and the place (px) of the page. Returns the speed in pixels a second; 0 while it is unknown. A jump has no
   * speed: after a rest, the speed is measured from the first new place.
   */
  moved(time: number, place: number): number {
    const last = this.#steps.at(-1);
    const before = last && time - last.time < STILL ? this.#steps : [];
    this.#steps = [
      ...before.filter((step, at) => step.time >= time - OVER || at >= before.length - 1),
      { time, place },
    ];
    const [first] = this.#steps;
    const span = first ? time - first.time : 0;
    return first && span >= LEAST_SPAN ? (Math.abs(place - first.place) / span) * 1000 : 0;
  }
}
