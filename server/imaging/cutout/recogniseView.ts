import { measureQuality } from '../../../contract/photos/photoQuality.ts';
import type { ShownView } from '../../../contract/views/shownView.ts';
import type { Pixels } from '../pixels.ts';
import { judgeQuality } from './judge.ts';
import type { Look } from './vehicleNet.ts';

/** Longer side of the network's input: the size on which its head for views was trained. */
const SIDE = 320;
/** Less likely views are not reported (figures: scripts/vehicleNet/README.md). */
const SURE = 0.6;

/** Returns what a photo shows; null if unclear. For a dark, blurred or empty photo, the cut-out reports the defect. */
export async function recogniseView(look: Look, photo: Pixels): Promise<ShownView | null> {
  if (judgeQuality(measureQuality(photo)) !== null) return null;
  const { views } = await look(photo, SIDE);
  const likeliest = views.reduce((best, one) => (one.likely > best.likely ? one : best));
  return likeliest.likely >= SURE ? likeliest.view : null;
}
