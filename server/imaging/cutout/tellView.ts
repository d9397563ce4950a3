import { measureQuality } from '../../../contract/photos/photoQuality.ts';
import type { ShownView } from '../../../contract/views/shownView.ts';
import type { Pixels } from '../pixels.ts';
import { judgeQuality } from './judge.ts';
import type { Look } from './vehicleNet.ts';

/** Longer side of what the network looks at; its head for views was taught at that size. */
const SIDE = 320;
/** Less likely views are not told (scripts/vehicleNet/README.md has the figures). */
const SURE = 0.6;

/** Tells what a photo shows; null where that is not clear: of a photo that is dark, blurred or empty, its cut-out tells what is wrong. */
export async function tellView(look: Look, photo: Pixels): Promise<ShownView | null> {
  if (judgeQuality(measureQuality(photo)) !== null) return null;
  const { views } = await look(photo, SIDE);
  const likeliest = views.reduce((best, one) => (one.likely > best.likely ? one : best));
  return likeliest.likely >= SURE ? likeliest.view : null;
}
