import { brightness } from '../../../server/imaging/polish/luminance.ts';
import { findGroundLine } from '../../../server/imaging/showroom/groundLine.ts';
import { photoBox } from '../../../server/imaging/showroom/photoBox.ts';
import type { PlacedVehicle } from './placedVehicle.ts';

/** A floor with less than this share of its light is in shadow. */
const SHADED = 0.75;
/** How far down a shadow is searched, in pixels. */
const DEEPEST = 40;

/**
 * Returns how many rows of lit floor lie between a tyre and its shadow, the highest value of all tyres; for each tyre the median of its
 * columns. If no tyre is found, the number of rows that are searched. The finished picture must have a Photo Box.
 */
export async function shadowGap({ finished, place, mask }: PlacedVehicle): Promise<number> {
  const floor = await photoBox(finished.width, finished.height);
  const { tyres, bottom } = findGroundLine(mask);
  const gaps = tyres.map(({ left, right }) => {
    const columns = Array.from({ length: right - left + 1 }, (_, k) => left + k);
    const rows = columns.map((x) => {
      for (let gap = 0; gap < DEEPEST; gap++) {
        const at = ((place.y + (bottom[x] ?? 0) + 1 + gap) * finished.width + place.x + x) * 3;
        const lit = (data: Uint8Array) =>
          brightness(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
        if (lit(finished.data) < lit(floor.data) * SHADED) return gap;
      }
      return DEEPEST;
    });
    return rows.sort((a, b) => a - b)[Math.floor(rows.length / 2)] ?? DEEPEST;
  });
  return gaps.length === 0 ? DEEPEST : Math.max(...gaps);
}
