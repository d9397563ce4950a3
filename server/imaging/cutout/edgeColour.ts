import type { Mask, Pixels } from '../pixels.ts';
import { boxMean } from './boxMean.ts';

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
  const own = Float32Array.from(mask.data, (coverage) => (coverage >= OWN ? 1 : 0));
  const weight = boxMean(own, width, height, radius);
  const data = new Uint8Array(image.data);
  for (let c = 0; c < 3; c++) {
    const sums = boxMean(
      own.map((inside, i) => inside * (image.data[i * 3 + c] ?? 0)),
      width,
      height,
      radius,
    );
    for (let i = 0; i < own.length; i++) {
      const coverage = mask.data[i] ?? 0;
      const share = weight[i] ?? 0;
      if (coverage === 0 || coverage >= OWN || share < 0.001) continue;
      data[i * 3 + c] = Math.round((sums[i] ?? 0) / share);
    }
  }
  return { data, width, height };
}
