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

/** As many columns as fit, two on a phone; pictures are 4 to 3. */
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

/** A page that has not moved for so long rests, in milliseconds: a busy machine scrolls in steps. */
export const STILL = 250;
/** Over so many milliseconds the speed is taken: from one step to the next it says more of the machine than of the page. */
const OVER = 200;
/** In less than this nothing is known of it. */
const LEAST_SPAN = 100;

/** How fast a page is scrolled, from what its scroll events say. */
export class ScrollSpeed {
  #steps: { readonly time: number; readonly place: number }[] = [];

  /**
   * A step: at which time (ms) the page was where (px). Returns pixels a second; 0 where that is not known yet. A jump is no speed: what
   * comes after a rest is measured from where it begins.
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
