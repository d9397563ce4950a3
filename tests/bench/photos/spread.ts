import { coveredBox, type Mask } from '../../../server/imaging/pixels.ts';
import { resizeMask } from '../../../server/imaging/raster.ts';
import type { PlacedVehicle } from './placedVehicle.ts';

/** How wide a vehicle is and where its tyres stand, as shares of the finished picture's width and height. */
export type Standing = { group: string; width: number; tyreLine: number };

/**
 * Where the true vehicle came to stand: an outline that is too large or too small makes the vehicle smaller or larger. Without a truth the
 * outline itself counts.
 */
export async function standingOf(
  set: string,
  placed: PlacedVehicle,
  truth: Mask | null,
): Promise<Standing> {
  const { finished, place, box, photo, viewClass } = placed;
  const real = (truth && coveredBox(await resizeMask(truth, photo.width, photo.height))) || box;
  const scale = place.width / box.width;
  return {
    group: `${set}, ${viewClass}`,
    width: (real.width * scale) / finished.width,
    tyreLine: (place.y + (real.y + real.height - box.y) * scale) / finished.height,
  };
}

/** Largest less smallest, as a share of the mean. */
export function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  return (Math.max(...values) - Math.min(...values)) / mean;
}
