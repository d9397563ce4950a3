import { ciede2000, labOf } from '../../../server/imaging/light/colourDifference.ts';
import { coveredBox } from '../../../server/imaging/pixels.ts';
import { findPaint } from '../../../server/imaging/polish/paintArea.ts';
import { findRims } from '../../../server/imaging/polish/wheels.ts';
import type { PlacedVehicle } from './placedVehicle.ts';

/** Every this many pixels, across and down, one is compared. */
const STEP = 3;

/** Returns the mean ΔE00 between the paint in the photo and in the finished picture; of the whole vehicle if the paint is not known. */
export async function paintDifference({
  finished,
  place,
  mask,
  before,
}: PlacedVehicle): Promise<number> {
  const paint = coveredBox(mask)
    ? findPaint(before, mask, await findRims(before, mask))
    : new Float32Array();
  const hasPaint = paint.some((share) => share > 0.5);
  let [sum, count] = [0, 0];
  for (let y = 0; y < place.height; y += STEP) {
    for (let x = 0; x < place.width; x += STEP) {
      const i = y * place.width + x;
      if ((mask.data[i] ?? 0) < 250 || (hasPaint && (paint[i] ?? 0) <= 0.5)) continue;
      const at = ((place.y + y) * finished.width + place.x + x) * 3;
      sum += ciede2000(labAt(before.data, i * 3), labAt(finished.data, at));
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}

function labAt(data: Uint8Array, at: number) {
  return labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
}
