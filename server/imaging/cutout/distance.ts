import type { Size } from '../pixels.ts';

const DIAGONAL = Math.SQRT2;

/** Returns the distance in pixels from each pixel to the nearest one that `counts` accepts (two-pass chamfer, a few percent off at most). */
export function distanceTo(
  width: number,
  height: number,
  counts: (index: number) => boolean,
): Float32Array {
  const distance = new Float32Array(width * height);
  for (let i = 0; i < distance.length; i++) distance[i] = counts(i) ? 0 : 1e6;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      let least = distance[i] ?? 0;
      if (x > 0) least = Math.min(least, (distance[i - 1] ?? 0) + 1);
      if (y > 0) {
        least = Math.min(least, (distance[i - width] ?? 0) + 1);
        if (x > 0) least = Math.min(least, (distance[i - width - 1] ?? 0) + DIAGONAL);
        if (x + 1 < width) least = Math.min(least, (distance[i - width + 1] ?? 0) + DIAGONAL);
      }
      distance[i] = least;
    }
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) {
      const i = y * width + x;
      let least = distance[i] ?? 0;
      if (x + 1 < width) least = Math.min(least, (distance[i + 1] ?? 0) + 1);
      if (y + 1 < height) {
        least = Math.min(least, (distance[i + width] ?? 0) + 1);
        if (x > 0) least = Math.min(least, (distance[i + width - 1] ?? 0) + DIAGONAL);
        if (x + 1 < width) least = Math.min(least, (distance[i + width + 1] ?? 0) + DIAGONAL);
      }
      distance[i] = least;
    }
  }
  return distance;
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
