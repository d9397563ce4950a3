import { coveredBox, type Mask } from '../../../server/imaging/pixels.ts';
import { resizeMask } from '../../../server/imaging/raster.ts';
import { FILLED } from '../../../server/imaging/showroom/placement.ts';
import type { PlacedVehicle } from './placedVehicle.ts';

/**
 * How much of the frame a vehicle fills, as a share of the allowed size (1: as wide or as high as allowed), and the height of its tyres, as a
 * share of the finished picture's height.
 */
export type Placing = { group: string; filled: number; tyreLine: number };

/**
 * Returns where the true vehicle was placed: an outline that is too large or too small makes the vehicle smaller or larger. Without a truth,
 * the outline itself counts.
 */
export async function placingOf(
  set: string,
  placed: PlacedVehicle,
  truth: Mask | null,
): Promise<Placing> {
  const { finished, place, box, photo } = placed;
  const real = (truth && coveredBox(await resizeMask(truth, photo.width, photo.height))) || box;
  const scale = place.width / box.width;
  return {
    group: set,
    filled: Math.max(
      (real.width * scale) / (finished.width * FILLED.width),
      (real.height * scale) / (finished.height * FILLED.height),
    ),
    tyreLine: (place.y + (real.y + real.height - box.y) * scale) / finished.height,
  };
}

/** Returns the largest minus the smallest value, as a share of the mean. */
export function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  return (Math.max(...values) - Math.min(...values)) / mean;
}
