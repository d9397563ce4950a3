import type { Size } from '../pixels.ts';

const DIAGONAL = Math.SQRT2;
/** More than any distance in a picture. */
const FAR = 1e6;

/** Returns the distance in pixels from each pixel to the nearest one that `counts` accepts (two-pass chamfer, a few percent off at most). */
export function distanceTo(
  width: number,
  height: number,
  counts: (index: number) => boolean,
): Float32Array {
  const distance = new Float32Array(width * height);
  for (let i = 0; i < distance.length; i++) distance[i] = counts(i) ? 0 : FAR;
  sweep(distance, width, 0, 1);
  sweep(distance, width, distance.length - 1, -1);
  return distance;
}

/** Passes distances on, row by row, from the first pixel to the last (`step` 1), or back (-1). */
function sweep(distance: Float32Array, width: number, start: number, step: 1 | -1): void {
  const end = start + step * distance.length;
  for (let row = start; row !== end; row += step * width) {
    let before = FAR;
    for (let x = 0; x < width; x++) {
      const i = row + step * x;
      const above = i - step * width;
      let least = before + 1;
      if (row !== start) {
        least = Math.min(least, (distance[above] ?? FAR) + 1);
        if (x > 0) least = Math.min(least, (distance[above - step] ?? FAR) + DIAGONAL);
        if (x + 1 < width) least = Math.min(least, (distance[above + step] ?? FAR) + DIAGONAL);
      }
      before = Math.min(distance[i] ?? FAR, least);
      distance[i] = before;
    }
  }
}

/** Returns which pixels belong to a shape once pieces narrower than twice the radius are taken off (morphological opening). */
export function opened(
  { width, height }: Size,
  belongs: (index: number) => boolean,
  radius: number,
): (index: number) => boolean {
  const toOutside = distanceTo(width, height, (i) => !belongs(i));
  const toCore = distanceTo(width, height, (i) => (toOutside[i] ?? 0) > radius);
  return (i) => belongs(i) && (toCore[i] ?? 0) <= radius;
}
