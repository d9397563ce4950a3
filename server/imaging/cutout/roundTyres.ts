import { boxOn, grownBox, type Mask } from '../pixels.ts';
import { cropMask } from '../raster.ts';
import { findGroundLine, type Tyre } from '../showroom/groundLine.ts';
import { distanceTo } from './distance.ts';

/** A tyre's width is measured this far above its contact with the ground, and is at most so large. Shares of the vehicle's width, as all of these. */
const MEASURED = 0.015;
const WIDEST = 0.22;
/** The part that is rounded reaches this far above the contact, and beyond the tyre. */
const ABOVE = 0.07;
const BESIDE = 0.02;
/** The radius of the lower corners of a tyre, as a share of its width, and at most. */
const RADIUS = 0.33;
const LARGEST = 0.04;

/**
 * Rounds the lower part of each tyre. The network often includes the shadow beside a tyre's contact with the ground: a corner into which no
 * disc fits that fits into the tyre. Figures: docs/decisions/pictures.md.
 * @param mask the outline of a vehicle
 */
export function roundTyres(mask: Mask): Mask {
  const { tyres, left, right } = findGroundLine(mask);
  const rounded = { ...mask, data: Uint8Array.from(mask.data) };
  for (const tyre of tyres) roundTyre(rounded, mask, tyre, right - left);
  return rounded;
}

function roundTyre(rounded: Mask, mask: Mask, tyre: Tyre, vehicle: number): void {
  const { from, to } = sidesOf(tyre, mask, vehicle);
  const radius = Math.min(RADIUS * (to - from), LARGEST * vehicle);
  const left = Math.min(from, tyre.left) - BESIDE * vehicle;
  const right = Math.max(to, tyre.right) + BESIDE * vehicle;
  const top = tyre.row - ABOVE * vehicle;
  const area = { x: left, y: top, width: right - left, height: tyre.row + 1 - top };
  const lower = boxOn(area, mask, mask);
  // Discs may lie partly beyond the part that is rounded.
  const seen = grownBox(lower, Math.ceil(2 * radius), mask.width, mask.height);
  const part = cropMask(mask, seen);
  const covered = coveredByDiscs(part, radius);
  for (let y = lower.y; y < lower.y + lower.height; y++)
    for (let x = lower.x; x < lower.x + lower.width; x++)
      if (!covered[(y - seen.y) * part.width + x - seen.x]) rounded.data[y * rounded.width + x] = 0;
}

/** Returns for each pixel 1 if a disc of this radius that lies in the outline covers it, otherwise 0. */
function coveredByDiscs({ data, width, height }: Mask, radius: number): Uint8Array {
  const depth = distanceTo(width, height, (i) => (data[i] ?? 0) < 128);
  const isCentre = (x: number, y: number) => (depth[y * width + x] ?? 0) >= radius;
  const covered = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isCentre(x, y)) continue;
      covered[y * width + x] = 1;
      const isInside =
        isCentre(x - 1, y) && isCentre(x + 1, y) && isCentre(x, y - 1) && isCentre(x, y + 1);
      if (!isInside) fillDisc(covered, width, x, y, radius);
    }
  }
  return covered;
}

function fillDisc(
  covered: Uint8Array,
  width: number,
  middle: number,
  row: number,
  radius: number,
): void {
  const height = covered.length / width;
  for (
    let y = Math.max(0, row - Math.floor(radius));
    y <= Math.min(height - 1, row + radius);
    y++
  ) {
    const half = Math.sqrt(radius ** 2 - (y - row) ** 2);
    const from = Math.max(0, Math.ceil(middle - half));
    covered.fill(1, y * width + from, y * width + Math.min(width, Math.floor(middle + half) + 1));
  }
}

/** Returns the columns between which the tyre is covered, a little above its contact. */
function sidesOf(
  { left, right, row }: Tyre,
  { data, width }: Mask,
  vehicle: number,
): { from: number; to: number } {
  const y = Math.max(0, Math.round(row - MEASURED * vehicle));
  const middle = Math.round((left + right) / 2);
  const isTyre = (x: number) =>
    Math.abs(x - middle) < (WIDEST * vehicle) / 2 && (data[y * width + x] ?? 0) >= 128;
  let [from, to] = [middle, middle];
  while (from > 0 && isTyre(from - 1)) from--;
  while (to + 1 < width && isTyre(to + 1)) to++;
  return { from, to };
}
