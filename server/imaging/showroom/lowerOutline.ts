import type { Mask } from '../pixels.ts';

/** A place on the lower outline, in pixels of the mask: a column, and the lowest covered row there. */
export type OutlinePoint = { x: number; row: number };

/** The lower outline of a vehicle, column by column; -1 where a column is empty. */
export type LowerOutline = { bottom: Float32Array; left: number; right: number };

/** Something that hangs down and is narrower than this share of the width is an error of the outline, no tyre. */
const HAIR = 0.008;

/** Follows the lowest covered pixel of every column. `left` and `right` are -1 where the mask covers nothing. */
export function followBottom({ data, width, height }: Mask): LowerOutline {
  const bottom = new Float32Array(width).fill(-1);
  let left = -1;
  let right = -1;
  for (let x = 0; x < width; x++) {
    for (let y = height - 1; y >= 0; y--) {
      if ((data[y * width + x] ?? 0) < 128) continue;
      bottom[x] = y;
      if (left < 0) left = x;
      right = x;
      break;
    }
  }
  return { bottom: withoutHairs(bottom, left, right), left, right };
}

/** Returns the corners of a string drawn tight under the outline, from left to right. */
export function lowerHull({ bottom, left, right }: LowerOutline): OutlinePoint[] {
  const corners: OutlinePoint[] = [];
  for (let x = left; x >= 0 && x <= right; x++) {
    const row = bottom[x] ?? -1;
    if (row < 0) continue;
    while (corners.length > 1) {
      const [a, b] = [corners.at(-2), corners.at(-1)];
      if (!a || !b) break;
      // Rows grow downwards: keep b only while it hangs below the line from a to x.
      if ((b.row - a.row) * (x - a.x) > (row - a.row) * (b.x - a.x)) break;
      corners.pop();
    }
    corners.push({ x, row });
  }
  return corners;
}

function withoutHairs(bottom: Float32Array, left: number, right: number): Float32Array {
  const reach = Math.floor((HAIR * (right - left)) / 2);
  const highest = extremes(bottom, left, right, reach, Math.min);
  return extremes(highest, left, right, reach, Math.max);
}

/** Returns each column's least or greatest row within `reach` columns, as `pick` chooses. */
function extremes(
  rows: Float32Array,
  left: number,
  right: number,
  reach: number,
  pick: (a: number, b: number) => number,
): Float32Array {
  const out = Float32Array.from(rows);
  for (let x = left; x >= 0 && x <= right; x++) {
    for (let near = Math.max(left, x - reach); near <= Math.min(right, x + reach); near++) {
      if ((rows[x] ?? -1) >= 0 && (rows[near] ?? -1) >= 0)
        out[x] = pick(out[x] ?? 0, rows[near] ?? 0);
    }
  }
  return out;
}
