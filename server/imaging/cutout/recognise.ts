import { measureQuality } from '../../../contract/photos/photoQuality.ts';
import type { ShownView } from '../../../contract/views/shownView.ts';
import { coveredBox, type Pixels } from '../pixels.ts';
import { continuedBeyondEdges } from './continued.ts';
import { isCutOff, judgeQuality } from './judge.ts';
import type { Look } from './vehicleNet.ts';

/** Longer side of the network's input: the size on which its head for views was trained. */
const SIDE = 320;
/** Less likely views are not reported (figures: scripts/vehicleNet/README.md). */
const SURE = 0.6;
/** Higher limits than for the finished outline: this one, of a single pass over a small copy, often reaches an edge beside a whole vehicle. */
const CUT_OFF = { beside: 0.1, above: 0.1, below: 0.06 };

/** What a photo shows. */
export interface Recognised {
  /** Null if unclear. */
  shows: ShownView | null;
  /** Whether the photo's edge cuts the vehicle off. Meant for exterior views: most other photos show a part of the vehicle. */
  isCutOff: boolean;
}

/** Returns what a photo shows. For a dark, blurred or empty photo, that is nothing: the cut-out reports the defect. */
export async function recognise(look: Look, photo: Pixels): Promise<Recognised> {
  if (judgeQuality(measureQuality(photo)) !== null) return { shows: null, isCutOff: false };
  const { views } = await look(photo, SIDE);
  const { picture, ofOriginal } = await continuedBeyondEdges(photo);
  const vehicle = await ofOriginal((await look(picture, SIDE)).vehicle);
  const likeliest = views.reduce((best, one) => (one.likely > best.likely ? one : best));
  const box = coveredBox(vehicle);
  return {
    shows: likeliest.likely >= SURE ? likeliest.view : null,
    isCutOff: box !== null && isCutOff(vehicle, box, CUT_OFF),
  };
}
