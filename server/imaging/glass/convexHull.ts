import type { Size } from '../pixels.ts';

/** The pixels of a row from `from` to `to`. */
type Span = { from: number; to: number };

/**
 * Returns the smallest convex shape around some pixels (Andrew's monotone chain), as one span of pixels for each row that it covers.
 * @param rows the first and last of the pixels in each row; undefined in rows without any
 */
export function convexHull(rows: readonly (Span | undefined)[]): (Span | undefined)[] {
  const left = envelope(rows.map((row) => row?.from));
  const right = envelope(rows.map((row) => row && -row.to));
  return left.map((from, y) => {
    const to = right[y];
    return from === undefined || to === undefined
      ? undefined
      : { from: Math.ceil(from), to: Math.floor(-to) };
  });
}

/** Returns the lower convex envelope of values at 0, 1, 2, …; undefined before the first value and after the last. */
function envelope(values: readonly (number | undefined)[]): (number | undefined)[] {
  const corners: { at: number; value: number }[] = [];
  values.forEach((value, at) => {
    if (value === undefined) return;
    for (;;) {
      const [before, last] = corners.slice(-2);
      if (!before || !last) break;
      const rise = (value - before.value) / (at - before.at);
      if (last.value < before.value + rise * (last.at - before.at)) break;
      corners.pop();
    }
    corners.push({ at, value });
  });
  const line: (number | undefined)[] = values.map(() => undefined);
  corners.forEach((corner, k) => {
    const next = corners[k + 1] ?? corner;
    for (let at = corner.at; at <= next.at; at++)
      line[at] =
        corner.value +
        ((next.value - corner.value) * (at - corner.at)) / Math.max(1, next.at - corner.at);
  });
  return line;
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
