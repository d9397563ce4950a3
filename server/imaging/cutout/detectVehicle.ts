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
  /** Where the vehicle is more likely than not: one piece without holes. */
  body: Mask;
  /** How likely each place shows it, 0 to 255, of the same size. */
  likely: Mask;
  /** 0 to 1: how clearly the vehicle differs from its surroundings; 0 when none is found. */
  clarity: number;
  /** Two vehicles as pieces that do not touch, where the photo seems to be about more than one. */
  several: Mask | null;
};

/** Longer sides of the network's inputs, for the first pass and the closer ones. Results of a pass are averaged: small inputs show everything, large ones more detail. */
type Sides = readonly [number, ...number[]];
const FIRST_SIDES: Sides = [320];
const CLOSE_SIDES: Sides = [448, 576];
/** For parts that have at least as many pixels. Enlarged to that, others lose mirrors (docs/decisions/pictures.md). */
const FINE_SIDE = 704;
const FINE_SIDES: Sides = [448, FINE_SIDE];
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
 * Searches the vehicle on a copy of a photo, which is returned, too, as large as the masks.
 * @param box the vehicle's box given by the user
 */
export async function findVehicle(
  look: Look,
  photo: Pixels,
  box: Box | null,
): Promise<DetectedVehicle & { copy: Pixels }> {
  const size = sizeWithin(photo, COPY_SIDE);
  const copy = await resizePixels(photo, size.width, size.height);
  const { picture, moved, maskSize, ofOriginal } = await continuedBeyondEdges(copy);
  const { body, likely, clarity, several } = await detectVehicle(
    look,
    picture,
    maskSize,
    box && moved(toPixelBox(box, size.width, size.height)),
  );
  const outline = await ofOriginal(body);
  return {
    copy: await resizePixels(copy, outline.width, outline.height),
    body: outline,
    likely: await ofOriginal(likely),
    clarity,
    several: several && (await ofOriginal(several)),
  };
}

/**
 * Searches the vehicle twice or more: in the whole photo or the user's box, then closer where it was found.
 * @param size of the masks, which cover the whole photo
 * @param box the vehicle's box given by the user, in pixels of the photo
 */
export async function detectVehicle(
  look: Look,
  photo: Pixels,
  size: Size,
  box: PixelBox | null,
): Promise<DetectedVehicle> {
  const seenIn = (part: PixelBox, sides: Sides) => lookAt(look, photo, part, sides, size);
  const closeIn = (part: PixelBox) => seenIn(part, closeSidesFor(part));
  if (box) return closeIn(withRoom(box, ROOM, photo));
  let firstPass = await seenIn(wholeOf(photo), FIRST_SIDES);
  for (const share of MIDDLES) {
    if (firstPass.clarity >= UNCLEAR) break;
    firstPass = clearer(firstPass, await closeIn(middleOf(photo, share)));
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
    vehicle = await closeIn(region);
  }
  return vehicle;
}

function closeSidesFor({ width, height }: PixelBox): Sides {
  return Math.max(width, height) >= FINE_SIDE ? FINE_SIDES : CLOSE_SIDES;
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
  sides: Sides,
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
  sides: Sides,
  size: Size,
): Promise<Mask> {
  const picture = cropPixels(photo, part);
  const mirrored = await toPixels(open(picture).flop());
  const seenAt = async (side: number) => {
    const seen = (await look(picture, side)).vehicle;
    const inMirror = await toMask(open((await look(mirrored, side)).vehicle).flop());
    return placeMask(meanOf(seen, inMirror), part, photo, size);
  };
  const [first, ...others] = sides;
  const results: [Mask, ...Mask[]] = [await seenAt(first)];
  for (const side of others) results.push(await seenAt(side));
  return meanOf(...results);
}

/** Returns the mean of masks of the same size. */
function meanOf(first: Mask, ...others: Mask[]): Mask {
  if (others.length === 0) return first;
  const data = fillByIndex(new Uint8Array(first.data.length), (i) => {
    let sum = first.data[i] ?? 0;
    for (const other of others) sum += other.data[i] ?? 0;
    return Math.round(sum / (others.length + 1));
  });
  return { ...first, data };
}

function clarityOf({ data }: Mask): number {
  let likely = 0;
  let doubtful = 0;
  for (let i = 0; i < data.length; i++) {
    const value = data[i] ?? 0;
    if (value >= 128) likely++;
    if (value > DOUBTFUL.from && value < DOUBTFUL.to) doubtful++;
  }
  return likely === 0 ? 0 : Math.max(0, 1 - doubtful / likely / NO_CERTAINTY);
}
