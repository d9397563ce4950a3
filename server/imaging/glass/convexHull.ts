import { hullOf, valueAt } from '../hull.ts';
import type { Size } from '../pixels.ts';

/** The pixels of a row from `from` to `to`. */
type Span = { from: number; to: number };

/**
 * Returns the smallest convex shape around some pixels, as one span of pixels for each row that it covers.
 * @param rows the first and last of the pixels in each row; undefined in rows without any
 * @param width of the picture, in pixels
 */
export function convexHull(
  rows: readonly (Span | undefined)[],
  width: number,
): (Span | undefined)[] {
  const right = hullOf(rows.map((row) => row?.to ?? -1));
  const left = hullOf(rows.map((row) => (row ? width - 1 - row.from : -1)));
  const [top, bottom] = [right.at(0)?.x ?? 0, right.at(-1)?.x ?? -1];
  return rows.map((_, y) =>
    y < top || y > bottom
      ? undefined
      : {
          from: width - 1 - Math.floor(valueAt(left, y)),
          to: Math.floor(valueAt(right, y)),
        },
  );
}

/** Returns a span of pixels in each row of a picture for each label: from the first to the last pixel that has it. */
export function rowsOf(
  labels: Int32Array,
  { width, height }: Size,
): Map<number, (Span | undefined)[]> {
  const found = new Map<number, (Span | undefined)[]>();
  labels.forEach((label, i) => {
    if (label === 0) return;
    const rows = found.get(label) ?? new Array<Span | undefined>(height).fill(undefined);
    found.set(label, rows);
    const x = i % width;
    const row = rows[(i - x) / width];
    if (row) row.to = x;
    else rows[(i - x) / width] = { from: x, to: x };
  });
  return found;
}
