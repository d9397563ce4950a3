import { boxMean } from '../cutout/boxMean.ts';
import { coveredBox, type Mask, type Pixels, sizeWithin } from '../pixels.ts';
import { luminanceOf } from '../polish/luminance.ts';
import type { Ellipse } from '../polish/rimEdge.ts';
import { findRims } from '../polish/wheels.ts';
import { resizeMask, resizePixels } from '../raster.ts';
import { LONG } from '../showroom/groundLine.ts';
import { findLean } from './verticals.ts';

/** A photo's clockwise rotation in degrees, and the evidence for it. */
export type Roll = { degrees: number; by: 'wheels' | 'verticals' };

/** Larger rotations are intended or misdetected; smaller ones are within the error of what shows them. In degrees. */
const MOST = 7;
const LEAST = { wheels: 3, verticals: 0.8 } as const;
/** Longer side of the copy on which verticals are searched. */
const SIDE = 560;
/** Pixels this close to the vehicle, as a share of the copy's longer side, do not count as surroundings. */
const BESIDE = 0.012;
/** Height of the camera of a standing photographer, in radii of a tyre. */
const CAMERA = 4.2;
/** Wheels are evidence only in side views, in which both rims are about as wide as high. */
const ROUND = { least: 0.9, most: 1.12 } as const;
/** In them, perspective makes the line of the contacts steep by no more than this, in degrees. */
const PERSPECTIVE = 3.5;
/** The radii of both rims have the ratio of both tyres, within this share. */
const ALIKE = 0.07;
/** Wheelbase of a vehicle that is seen from the side, as shares of its width. */
const WHEELBASE = { least: 0.45, most: 0.75 };

/**
 * Finds how far a photo is turned: by the wheels of a vehicle seen from the side, which must be level, else by the verticals
 * of the surroundings. The line of the tyres alone is no evidence: seen at an angle it runs towards the horizon.
 * @returns null without clear evidence
 */
export async function findRoll(photo: Pixels, mask: Mask): Promise<Roll | null> {
  const { width, height } = sizeWithin(photo, SIDE);
  const outline = await resizeMask(mask, width, height);
  const found = (await byWheels(photo, mask, outline)) ?? (await byVerticals(photo, outline));
  return found && Math.abs(found.degrees) <= MOST ? found : null;
}

/** Returns the rotation that is worth correcting, clockwise in degrees; 0 for a smaller or an unknown one. */
export function turnOf(roll: Roll | null): number {
  return roll && Math.abs(roll.degrees) >= LEAST[roll.by] ? roll.degrees : 0;
}

async function byVerticals(photo: Pixels, outline: Mask): Promise<Roll | null> {
  const { width, height } = outline;
  const small = await resizePixels(photo, width, height);
  const near = boxMean(
    new Float32Array(outline.data),
    width,
    height,
    Math.round(BESIDE * Math.max(width, height)),
  );
  const lean = findLean({ values: luminanceOf(small), width, height }, (i) => (near[i] ?? 0) < 1);
  return lean && { ...lean, by: 'verticals' };
}

/**
 * Finds the rotation by the wheels of a vehicle seen from the side; null without clear evidence.
 * @param outline the mask at the size on which verticals are searched
 */
async function byWheels(photo: Pixels, mask: Mask, outline: Mask): Promise<Roll | null> {
  const box = coveredBox(outline);
  if (!box || box.width < LONG * box.height) return null;
  const scale = mask.width / outline.width;
  const [first, second, third] = await findRims(photo, mask);
  if (!first || !second || third) return null;
  if (![first, second].every(isRound)) return null;
  const base = second.x - first.x;
  const width = box.width * scale;
  if (base < WHEELBASE.least * width || base > WHEELBASE.most * width) return null;
  const [tyre, other] = [tyreUnder(first, mask), tyreUnder(second, mask)];
  const growth = other / tyre / (second.radiusY / first.radiusY);
  if (!(Math.abs(growth - 1) < ALIKE)) return null;
  // Hubs are a tyre's radius nearer to the horizon than contacts, and their place is surer.
  const larger =
    ((tyre + other) / (first.radiusY + second.radiusY)) * (second.radiusY - first.radiusY);
  const perspective = degreesOf(((CAMERA - 1) * larger) / base);
  if (Math.abs(perspective) > PERSPECTIVE) return null;
  return { degrees: degreesOf((second.y - first.y) / base) - perspective, by: 'wheels' };
}

function isRound({ radiusX, radiusY }: Ellipse): boolean {
  const share = radiusX / radiusY;
  return share >= ROUND.least && share <= ROUND.most;
}

/** Returns the number of rows from the hub down to where the vehicle ends. */
function tyreUnder({ x, y }: Ellipse, { data, width, height }: Mask): number {
  let row = Math.round(y);
  while (row < height && (data[row * width + Math.round(x)] ?? 0) >= 128) row++;
  return row - y;
}

function degreesOf(slope: number): number {
  return (Math.atan(slope) * 180) / Math.PI;
}
