import type { Mask } from '../pixels.ts';

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
