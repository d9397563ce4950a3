import {
  boxOn,
  coveredBox,
  type Mask,
  type PixelBox,
  type Pixels,
  type Size,
  toPixelBox,
  wholeOf,
  withRoom,
} from '../pixels.ts';
import { cropPixels, placeMask } from '../raster.ts';
import { findComponents, largestFilled } from './components.ts';
import { distanceTo } from './distance.ts';
import { isSeveral } from './judge.ts';
import { seeVehicle } from './vehicleNet.ts';

/** What is seen of the vehicle. */
export type Sight = {
  /** How likely each pixel of the photo's copy is one of the vehicle, 0 to 255. */
  likely: Mask;
  /** Where it is more likely than not: one piece without holes. */
  body: Mask;
  /** 0 to 1: how clearly the vehicle is told from its surroundings; 0 where none is seen. */
  clarity: number;
  /** Two vehicles as pieces that do not touch, where the photo seems to be about more than one. */
  several: Mask | null;
};

/** Likelihoods between these are doubtful. */
const DOUBTFUL = { from: 26, to: 229 } as const;
/** With so many doubtful places for each likely one nothing is told any more. */
const NOTHING_TOLD = 1.2;
/** Where the whole photo shows so little, its middle is looked at alone, this share of its width and height. */
const UNCLEAR = 0.25;
const MIDDLE = 0.6;
/** Room round the vehicle for the closer look, as a share of its larger side. */
const ROOM = 0.15;
/** Two vehicles that touch in the picture do so by less than this, as a share of the size of both. */
const BRIDGE = 0.12;

/**
 * Looks for the vehicle twice: at the whole photo, or where the user says that it stands, and then closer at where it was seen.
 * @param photo a copy in which a vehicle far away still has its shape, 960 pixels or so
 * @param size of the masks that are wanted
 * @param box where the user says that the vehicle stands, in pixels of that copy
 */
export async function sightVehicle(
  photo: Pixels,
  size: Size,
  box: PixelBox | null,
): Promise<Sight> {
  if (box) return lookAt(photo, withRoom(box, ROOM, photo), size);
  const whole = await lookAt(photo, wholeOf(photo), size);
  const glance =
    whole.clarity < UNCLEAR ? clearer(whole, await lookAt(photo, middleOf(photo), size)) : whole;
  const found = coveredBox(glance.body);
  if (!found) return glance;
  const several = piecesOf(glance);
  if (several) return { ...glance, several };
  return lookAt(photo, withRoom(boxOn(found, size, photo), ROOM, photo), size);
}

/** Photographers put the vehicle into the middle, however far away it is. */
function middleOf({ width, height }: Pixels): PixelBox {
  return toPixelBox(
    { x: (1 - MIDDLE) / 2, y: (1 - MIDDLE) / 2, width: MIDDLE, height: MIDDLE },
    width,
    height,
  );
}

function clearer(one: Sight, other: Sight): Sight {
  return other.clarity > one.clarity ? other : one;
}

/** What is seen without its edges, where that is two vehicles, be it that they touch. */
function piecesOf({ likely, body }: Sight): Mask | null {
  const { width, height } = likely;
  const toOutside = distanceTo(width, height, (i) => (likely.data[i] ?? 0) < 128);
  const bridge = BRIDGE * sizeOf(body);
  const isCore = (i: number) => (toOutside[i] ?? 0) > bridge;
  if (!isSeveral(findComponents(width, height, isCore).components)) return null;
  return { ...likely, data: likely.data.map((_, i) => (isCore(i) ? 255 : 0)) };
}

/** Side of a square as large as what the mask covers, in its pixels. */
export function sizeOf({ data }: Mask): number {
  return Math.sqrt(data.reduce((sum, value) => sum + (value >= 128 ? 1 : 0), 0));
}

async function lookAt(photo: Pixels, part: PixelBox, size: Size): Promise<Sight> {
  const seen = await seeVehicle(cropPixels(photo, part));
  const likely = await placeMask(seen, part, photo, size);
  const body = largestFilled(likely);
  return { likely, body, clarity: coveredBox(body) ? clarityOf(seen) : 0, several: null };
}

function clarityOf({ data }: Mask): number {
  let likely = 0;
  let doubtful = 0;
  for (const value of data) {
    if (value >= 128) likely++;
    if (value > DOUBTFUL.from && value < DOUBTFUL.to) doubtful++;
  }
  return likely === 0 ? 0 : Math.max(0, 1 - doubtful / likely / NOTHING_TOLD);
}
