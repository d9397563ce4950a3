import type { Box } from '../../../contract/photos/photo.ts';
import {
  boxOn,
  coveredBox,
  fillByIndex,
  type Mask,
  type PixelBox,
  type Pixels,
  type Size,
  sideOfArea,
  sizeWithin,
  toPixelBox,
  wholeOf,
  withRoom,
} from '../pixels.ts';
import { cropPixels, open, placeMask, resizePixels, toMask, toPixels } from '../raster.ts';
import { findComponents, largestFilled } from './components.ts';
import { COPY_SIDE, continuedBeyondEdges } from './continued.ts';
import { distanceTo } from './distance.ts';
import { isSeveral } from './judge.ts';
import type { Look } from './vehicleNet.ts';

/** The vehicle found in a photo. */
export type DetectedVehicle = {
  /** Where the vehicle is more likely than not, on a copy of the photo: one piece without holes. */
  body: Mask;
  /** How likely each place shows it, 0 to 255, of the same size. */
  likely: Mask;
  /** 0 to 1: how clearly the vehicle differs from its surroundings; 0 when none is found. */
  clarity: number;
  /** Two vehicles as pieces that do not touch, where the photo seems to be about more than one. */
  several: Mask | null;
};

/** Longer sides of the network's inputs, for the first pass and the closer ones. Results of a pass are averaged: small inputs show everything, large ones more detail. */
const FIRST_SIDE = [320] as const;
const CLOSE_SIDES = [448, 576] as const;
/** Longer side of the masks. */
const OUTLINE_SIDE = 1024;
/** Likelihoods between these are doubtful. */
const DOUBTFUL = { from: 26, to: 229 } as const;
/** The ratio of doubtful to likely pixels from which the certainty is 0. */
const NO_CERTAINTY = 1.2;
/** When the network finds so little in the whole photo, it inspects the middle alone: these shares of the width and height, one after the other. */
const UNCLEAR = 0.4;
const MIDDLES = [0.6, 0.3] as const;
/** Most closer passes; another one runs while the boxes of the last two overlap by less than `SAME_PART`. */
const MOST_LOOKS = 4;
const SAME_PART = 0.85;
/** Extension of the next pass on sides where the vehicle was cut off, as a share of the inspected part. */
const BEYOND = 0.4;
/** Margin around the vehicle in a closer pass, as a share of its larger side. */
export const ROOM = 0.12;
/** Two vehicles that touch in the picture do so by less than this, as a share of the size of both. */
const BRIDGE = 0.12;

/**
 * Searches the vehicle on a copy of a photo, which is returned, too. The masks are of that copy, and as large as it.
 * @param box the vehicle's box given by the user
 */
export async function findVehicle(
  look: Look,
  photo: Pixels,
  box: Box | null,
): Promise<DetectedVehicle & { copy: Pixels }> {
  const size = sizeWithin(photo, COPY_SIDE);
  const copy = await resizePixels(photo, size.width, size.height);
  const { picture, moved, ofOriginal } = await continuedBeyondEdges(copy);
  const { body, likely, clarity, several } = await detectVehicle(
    look,
    picture,
    box && moved(toPixelBox(box, size.width, size.height)),
  );
  return {
    copy,
    body: await ofOriginal(body),
    likely: await ofOriginal(likely),
    clarity,
    several: several && (await ofOriginal(several)),
  };
}

/**
 * Searches the vehicle twice or more: in the whole photo or the user's box, then closer where it was found.
 * @param box the vehicle's box given by the user, in pixels of the photo
 */
export async function detectVehicle(
  look: Look,
  photo: Pixels,
  box: PixelBox | null,
): Promise<DetectedVehicle> {
  const size = sizeWithin(photo, OUTLINE_SIDE);
  const at = (part: PixelBox, sides: readonly number[]) => lookAt(look, photo, part, sides, size);
  if (box) return at(withRoom(box, ROOM, photo), CLOSE_SIDES);
  let firstPass = await at(wholeOf(photo), FIRST_SIDE);
  for (const share of MIDDLES) {
    if (firstPass.clarity >= UNCLEAR) break;
    firstPass = clearer(firstPass, await at(middleOf(photo, share), CLOSE_SIDES));
  }
  const found = coveredBox(firstPass.body);
  if (!found || firstPass.clarity < UNCLEAR) return firstPass;
  const several = piecesOf(firstPass.likely);
  if (several) return { ...firstPass, several };
  let vehicle = firstPass;
  let region = wholeOf(photo);
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const box = coveredBox(vehicle.body);
    if (!box) break;
    const next = partAround(boxOn(box, size, photo), region, photo);
    if (looks > 0 && overlap(region, next) > SAME_PART) break;
    region = next;
    vehicle = await at(region, CLOSE_SIDES);
  }
  return vehicle;
}

/** Returns the vehicle's box with room on every side, and with more room where the inspected part cuts the vehicle off. */
function partAround(box: PixelBox, seen: PixelBox, photo: Size): PixelBox {
  const { x, y, width, height } = withRoom(box, ROOM, photo);
  const rim = 0.01 * Math.max(seen.width, seen.height);
  const beyond = (isCut: boolean, length: number) => (isCut ? length * BEYOND : 0);
  const left = x - beyond(box.x - seen.x < rim, width);
  const top = y - beyond(box.y - seen.y < rim, height);
  const right = x + width + beyond(ends(seen).x - ends(box).x < rim, width);
  const bottom = y + height + beyond(ends(seen).y - ends(box).y < rim, height);
  const at = { x: Math.max(0, Math.round(left)), y: Math.max(0, Math.round(top)) };
  return {
    ...at,
    width: Math.min(photo.width, Math.round(right)) - at.x,
    height: Math.min(photo.height, Math.round(bottom)) - at.y,
  };
}

function ends({ x, y, width, height }: PixelBox): { x: number; y: number } {
  return { x: x + width, y: y + height };
}

/** Returns the intersection over union of two boxes, 0 to 1. */
function overlap(a: PixelBox, b: PixelBox): number {
  const along = (from: number, length: number, other: number, otherLength: number) =>
    Math.max(0, Math.min(from + length, other + otherLength) - Math.max(from, other));
  const both = along(a.x, a.width, b.x, b.width) * along(a.y, a.height, b.y, b.height);
  return both / (a.width * a.height + b.width * b.height - both);
}

/** Returns the middle of a photo, where photographers put the vehicle at any distance. */
function middleOf({ width, height }: Pixels, share: number): PixelBox {
  return toPixelBox(
    { x: (1 - share) / 2, y: (1 - share) / 2, width: share, height: share },
    width,
    height,
  );
}

function clearer(one: DetectedVehicle, other: DetectedVehicle): DetectedVehicle {
  return other.clarity > one.clarity ? other : one;
}

/** Returns two vehicles as pieces without their edges, also when they touch. */
function piecesOf(likely: Mask): Mask | null {
  const { width, height } = likely;
  const isLikely = (i: number) => (likely.data[i] ?? 0) >= 128;
  const toOutside = distanceTo(width, height, (i) => !isLikely(i));
  const bridge = BRIDGE * sideOfArea(likely);
  const isCore = (i: number) => (toOutside[i] ?? 0) > bridge;
  if (!isSeveral(findComponents(width, height, isCore).components)) return null;
  return { ...likely, data: likely.data.map((_, i) => (isCore(i) ? 255 : 0)) };
}

async function lookAt(
  look: Look,
  photo: Pixels,
  part: PixelBox,
  sides: readonly number[],
  size: Size,
): Promise<DetectedVehicle> {
  const likely = await likelihoodIn(look, photo, part, sides, size);
  const body = largestFilled(likely);
  return { likely, body, clarity: coveredBox(body) ? clarityOf(likely) : 0, several: null };
}

/**
 * Returns how likely each place shows the vehicle: the mean of several passes of the network over a part of a photo and over its mirror
 * image, in which the network makes other mistakes.
 * @param sides the longer side of the network's input in each pass
 * @param size of the mask, which covers the whole photo
 */
async function likelihoodIn(
  look: Look,
  photo: Pixels,
  part: PixelBox,
  sides: readonly number[],
  size: Size,
): Promise<Mask> {
  const picture = cropPixels(photo, part);
  const mirrored = await toPixels(open(picture).flop());
  const sums = new Uint16Array(size.width * size.height);
  const add = async (seen: Mask) => {
    (await placeMask(seen, part, photo, size)).data.forEach((value, i) => {
      sums[i] = (sums[i] ?? 0) + value;
    });
  };
  for (const side of sides) {
    await add((await look(picture, side)).vehicle);
    await add(await toMask(open((await look(mirrored, side)).vehicle).flop()));
  }
  const passes = 2 * sides.length;
  const data = fillByIndex(new Uint8Array(sums.length), (i) => (sums[i] ?? 0) / passes);
  return { width: size.width, height: size.height, data };
}

function clarityOf({ data }: Mask): number {
  let likely = 0;
  let doubtful = 0;
  for (const value of data) {
    if (value >= 128) likely++;
    if (value > DOUBTFUL.from && value < DOUBTFUL.to) doubtful++;
  }
  return likely === 0 ? 0 : Math.max(0, 1 - doubtful / likely / NO_CERTAINTY);
}
