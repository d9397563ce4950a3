import { measureQuality } from '../../../contract/photos/photoQuality.ts';
import type { ShownView } from '../../../contract/views/shownView.ts';
import type { Mask, Pixels } from '../pixels.ts';
import { judgeQuality } from './judge.ts';
import type { Look } from './vehicleNet.ts';

/** Longer side of the network's input: the size on which its head for views was trained. */
const SIDE = 320;
/** Less likely views are not reported (figures: scripts/vehicleNet/README.md). */
const SURE = 0.6;
/** A vehicle that covers this share of one of the photo's sides is cut off there (docs/decisions/pictures.md). */
const CUT_OFF = 0.05;
/** From here on, of 255, a place shows the vehicle. */
const LIKELY = 128;

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
    isCutOff: sidesOf(vehicle).some((side) => shareOf(side) >= CUT_OFF),
  };
}

/** Returns the outermost row or column at each side of a mask. */
function sidesOf({ data, width, height }: Mask): number[][] {
  const row = (y: number) => Array.from(data.subarray(y * width, (y + 1) * width));
  const column = (x: number) => Array.from({ length: height }, (_, y) => data[y * width + x] ?? 0);
  return [row(0), row(height - 1), column(0), column(width - 1)];
}

const shareOf = (side: readonly number[]): number =>
  side.filter((likely) => likely >= LIKELY).length / side.length;
