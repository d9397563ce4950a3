import { measureQuality } from '../../../contract/photos/photoQuality.ts';
import type { ShownView } from '../../../contract/views/shownView.ts';
import type { Mask, Pixels } from '../pixels.ts';
import { coveredAtBorder } from './border.ts';
import { judgeQuality } from './judge.ts';
import type { Look } from './vehicleNet.ts';

/** Longer side of the network's input: the size on which its head for views was trained. */
const SIDE = 320;
/** Less likely views are not reported (figures: scripts/vehicleNet/README.md). */
const SURE = 0.6;
/** A vehicle that covers this share of one of the photo's sides is cut off there (docs/decisions/pictures.md). */
const CUT_OFF = 0.05;

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
  const { views, vehicle } = await look(photo, SIDE);
  const likeliest = views.reduce((best, one) => (one.likely > best.likely ? one : best));
  return {
    shows: likeliest.likely >= SURE ? likeliest.view : null,
    isCutOff: isAtBorder(vehicle),
  };
}

/** Returns whether a vehicle reaches one of the photo's sides. More sensitive than the judgement of a cut-out, because the user can step back. */
function isAtBorder(vehicle: Mask): boolean {
  const { left, right, top, bottom } = coveredAtBorder(vehicle);
  const share = Math.max(
    Math.max(left, right) / vehicle.height,
    Math.max(top, bottom) / vehicle.width,
  );
  return share >= CUT_OFF;
}
