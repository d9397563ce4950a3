import type { Mask, Pixels } from '../pixels.ts';

/** From this coverage on a pixel's colour is the vehicle's own. */
const OWN = 250;
/** How far along the edge the vehicle's own colour is looked for, as a share of the width. */
const REACH = 0.004;

/**
 * Takes the old surroundings out of the edge: a pixel that the vehicle covers in part shows a mixture, which would glow on a new
 * background. Its colour becomes the mean of the vehicle's own colours nearby; coverage is left as it is.
 * @returns new pixels of the same size
 */
export function cleanEdgeColour(image: Pixels, mask: Mask): Pixels {
  const { width, height } = image;
  const radius = Math.max(2, Math.round(width * REACH));
  const data = new Uint8Array(image.data);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const coverage = mask.data[i] ?? 0;
      if (coverage === 0 || coverage >= OWN) continue;
      const own = ownColourNear(image, mask, x, y, radius);
      if (own) data.set(own, i * 3);
    }
  }
  return { data, width, height };
}

function ownColourNear(
  image: Pixels,
  mask: Mask,
  x: number,
  y: number,
  radius: number,
): [number, number, number] | null {
  const { width, height, data } = image;
  let [count, red, green, blue] = [0, 0, 0, 0];
  for (let ny = Math.max(0, y - radius); ny <= Math.min(height - 1, y + radius); ny++) {
    for (let nx = Math.max(0, x - radius); nx <= Math.min(width - 1, x + radius); nx++) {
      const i = ny * width + nx;
      if ((mask.data[i] ?? 0) < OWN) continue;
      red += data[i * 3] ?? 0;
      green += data[i * 3 + 1] ?? 0;
      blue += data[i * 3 + 2] ?? 0;
      count++;
    }
  }
  return count === 0
    ? null
    : [Math.round(red / count), Math.round(green / count), Math.round(blue / count)];
}
