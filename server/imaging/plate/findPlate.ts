import {
  coveredBox,
  grownBox,
  type Mask,
  type PixelBox,
  type Pixels,
  scaledSize,
} from '../pixels.ts';
import { cropPixels, resizePixels } from '../raster.ts';
import { cornersAround } from './edges.ts';
import { findGlyphs } from './glyphs.ts';
import { groundOf } from './ground.ts';
import { brightnessOf, inverted, type Plane } from './plane.ts';
import { type Quad, sidesOf } from './quad.ts';
import { findRows, type Row } from './row.ts';

/** A plate, how likely it is one, 0 to 1, and whether that is enough to change it. */
export type FoundPlate = { quad: Quad; confidence: number; isSure: boolean };
type Candidate = Omit<FoundPlate, 'isSure'>;

/**
 * Plates are searched on a copy of the vehicle of this width, in pixels, or as wide as the largest enlargement allows; on a narrower one for
 * close-ups, whose characters would be too large.
 */
const WIDTH = { usual: 1600, closeUp: 640 } as const;
const ENLARGED = 2.5;
/** Least confidence of a plate. Vehicles have light characters elsewhere, too, so they need more. */
const LEAST_CONFIDENCE = { dark: 0.7, light: 0.9 } as const;
/** Candidates below this are not suggested to the user. */
const LEAST_UNSURE = 0.55;
/** Sizes of the neighbourhood that characters are compared with, in pixels of that width: for small, usual and large plates. */
const RADII = [10, 22, 45] as const;
/** Share of a vehicle's height, from the top, that shows no plate. */
const ABOVE = 0.28;
/** Width by height as seen: from two lines seen at an angle to one line seen straight on. */
const NARROWEST = 1.25;
const WIDEST = 7;
/** Narrowest and widest plate, as shares of the vehicle's width; of the photo's, where the photo may show only a part of the vehicle. */
const SMALLEST = 0.03;
const LARGEST = { ofVehicle: 0.55, ofPhoto: 0.75 } as const;
/** Number of characters in an ordinary plate. */
const USUAL_COUNT = 7;
/** A word with a ground whose four edges are seen counts as this share of an ordinary plate, however short it is. */
const WHOLE = 0.85;
/** Least evenness of the ground. */
const LEAST_EVENNESS = 0.45;

/**
 * Searches a licence plate: a row of characters of one height on an even ground, whose edges are then followed to its corners. A false plate on a
 * picture is worse than none, so unsure ones are left to the user, as a suggestion.
 * @param area where the vehicle is; plates of other vehicles are none
 * @param mask the vehicle's outline where it is known
 * @returns the surest plate; else the likeliest unsure one; null when there is none
 */
export async function findPlate(
  photo: Pixels,
  area: PixelBox,
  mask: Mask | null,
): Promise<FoundPlate | null> {
  const vehicle = (mask && coveredBox(mask)) ?? area;
  const top = vehicle.y + Math.round(vehicle.height * ABOVE);
  const part = grownBox(
    { ...vehicle, y: top, height: Math.max(1, vehicle.y + vehicle.height - top) },
    4,
    photo.width,
    photo.height,
  );
  const largest = mask ? LARGEST.ofVehicle : LARGEST.ofPhoto;
  const unsure: Candidate[] = [];
  const surest = ({ near, scale }: Copy, plane: Plane, least: number): FoundPlate | undefined => {
    const found = RADII.flatMap((radius) => findRows(findGlyphs(plane, radius)))
      .flatMap((row) => judged(near, plane, row, largest) ?? [])
      .map(({ quad, confidence }) => ({ quad: inPhoto(quad, part, scale), confidence }))
      .filter(({ quad, confidence }) => confidence >= LEAST_UNSURE && (!mask || isOn(mask, quad)))
      .sort((a, b) => b.confidence - a.confidence)[0];
    if (found && found.confidence >= least) return { ...found, isSure: true };
    if (found) unsure.push(found);
    return undefined;
  };
  const usual = await lookAt(photo, part, WIDTH.usual);
  const found = surest(usual, usual.plane, LEAST_CONFIDENCE.dark);
  if (found) return found;
  const closeUp = await lookAt(photo, part, WIDTH.closeUp);
  const rare =
    surest(closeUp, closeUp.plane, LEAST_CONFIDENCE.dark) ??
    surest(usual, inverted(usual.plane), LEAST_CONFIDENCE.light);
  if (rare) return rare;
  const [likeliest] = unsure.sort((a, b) => b.confidence - a.confidence);
  return likeliest ? { ...likeliest, isSure: false } : null;
}

/** A part of the photo in another width, `scale` times as large. */
type Copy = { near: Pixels; plane: Plane; scale: number };

async function lookAt(photo: Pixels, part: PixelBox, most: number): Promise<Copy> {
  const scale = Math.min(ENLARGED, most / part.width);
  const { width, height } = scaledSize(part, scale);
  const near = await resizePixels(cropPixels(photo, part), width, height);
  return { near, plane: brightnessOf(near), scale };
}

function judged(near: Pixels, plane: Plane, row: Row, largest: number): Candidate | undefined {
  const ground = groundOf(plane, row);
  if (!ground || ground.evenness < LEAST_EVENNESS) return undefined;
  const around = cornersAround(near, plane, row, ground);
  if (!around) return undefined;
  const { width, height } = sidesOf(around.quad);
  const proportions = width / height;
  if (
    proportions < NARROWEST ||
    proportions > WIDEST ||
    width < near.width * SMALLEST ||
    width > near.width * largest
  )
    return undefined;
  const isWhole = around.edges === 1;
  const count = Math.max(isWhole ? WHOLE : 0, Math.min(1, row.glyphs.length / USUAL_COUNT));
  const evenness = (ground.evenness - LEAST_EVENNESS) / (1 - LEAST_EVENNESS);
  return { quad: around.quad, confidence: 0.5 * count + 0.25 * evenness + 0.25 * around.edges };
}

function inPhoto([a, b, c, d]: Quad, { x: left, y: top }: PixelBox, scale: number): Quad {
  const at = ({ x, y }: { x: number; y: number }) => ({ x: left + x / scale, y: top + y / scale });
  return [at(a), at(b), at(c), at(d)];
}

/** Returns whether the middle of the corners is on the vehicle. */
function isOn({ data, width }: Mask, quad: Quad): boolean {
  const middle = (of: (point: Quad[number]) => number) =>
    quad.reduce((sum, point) => sum + of(point), 0) / 4;
  return (
    (data[Math.floor(middle(({ y }) => y)) * width + Math.floor(middle(({ x }) => x))] ?? 0) >= 128
  );
}
