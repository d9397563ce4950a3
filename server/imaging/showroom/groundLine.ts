import type { Mask } from '../pixels.ts';

/** The ground under a placed vehicle, column by column of its mask; rows count from the mask's top, -1 where a column is empty. */
export type GroundLine = {
  /** Where the ground runs: the line from tyre to tyre. */
  ground: Float32Array;
  /** The lowest covered row of each column. */
  bottom: Float32Array;
  left: number;
  right: number;
};

/** Finds the ground as the lower hull of the mask: a string drawn tight under the vehicle touches its tyres. */
export function findGroundLine(mask: Mask): GroundLine {
  const bottom = new Float32Array(mask.width).fill(-1);
  let left = -1;
  let right = -1;
  for (let x = 0; x < mask.width; x++) {
    for (let y = mask.height - 1; y >= 0; y--) {
      if ((mask.data[y * mask.width + x] ?? 0) < 128) continue;
      bottom[x] = y;
      if (left < 0) left = x;
      right = x;
      break;
    }
  }
  return { ground: hullUnder(bottom, left, right), bottom, left, right };
}

function hullUnder(bottom: Float32Array, left: number, right: number): Float32Array {
  const hull: number[] = [];
  const row = (x: number) => bottom[x] ?? 0;
  for (let x = left; x >= 0 && x <= right; x++) {
    if (row(x) < 0) continue;
    while (hull.length > 1) {
      const [a, b] = [hull[hull.length - 2] ?? 0, hull[hull.length - 1] ?? 0];
      // Rows grow downwards: keep b only while it hangs below the line from a to x.
      if ((row(b) - row(a)) * (x - a) > (row(x) - row(a)) * (b - a)) break;
      hull.pop();
    }
    hull.push(x);
  }
  const ground = new Float32Array(bottom.length).fill(-1);
  for (let k = 0; k < hull.length; k++) {
    const a = hull[k] ?? 0;
    const b = hull[k + 1] ?? a;
    for (let x = a; x <= b; x++) ground[x] = b === a ? row(a) : row(a) + ((row(b) - row(a)) * (x - a)) / (b - a);
  }
  return ground;
}
