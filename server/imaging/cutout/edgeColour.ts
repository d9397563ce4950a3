import { type Colour, meanColour } from '../meanColour.ts';
import type { Mask, Pixels } from '../pixels.ts';

/** From this coverage on a pixel is the vehicle's own, and up to this one it shows the surroundings. */
const OWN = 250;
const OTHER = 6;
/** Own pixels this close to the edge still show some of the surroundings: an outline is that exact. As a share of the width. */
const RIM = 0.0012;
/** How far along the edge colours are searched, as a share of the width; every third pixel is enough. */
const REACH = 0.005;
const STRIDE = 3;
/** The smallest difference, of 255 over three channels, that distinguishes vehicle and surroundings. */
const APART = 30;
/** A colour this far from the line between both, as a share of their difference, is neither: a lamp, chrome, a highlight. */
const BESIDE = 0.35;

/**
 * Takes the old surroundings out of the edge: a pixel that the vehicle covers in part shows a mixture, which would glow on a new
 * background. Its colour becomes the mean of the vehicle's own colours from farther inside; coverage is left as it is. Covered pixels
 * right at the edge lose the part of the surroundings that they show.
 * @returns new pixels of the same size
 */
export function cleanEdgeColour(image: Pixels, mask: Mask): Pixels {
  const { width, height } = image;
  const rim = rimOf(mask, Math.max(1, Math.round(width * RIM)));
  const radius = Math.max(3, Math.round(width * REACH));
  const isCore = (i: number) => (mask.data[i] ?? 0) >= OWN && rim[i] === 0;
  const isOwn = (i: number) => (mask.data[i] ?? 0) >= OWN;
  const isOther = (i: number) => (mask.data[i] ?? 0) <= OTHER;
  const data = new Uint8Array(image.data);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (rim[i] === 0) continue;
      const own =
        meanNear(image, x, y, radius, isCore) ??
        meanNear(image, x, y, 2 * radius, isCore) ??
        meanNear(image, x, y, 2 * radius, isOwn);
      if (!own) continue;
      if (!isOwn(i)) data.set(own, i * 3);
      else takeOut(data, i * 3, own, meanNear(image, x, y, radius, isOther));
    }
  }
  return { data, width, height };
}

/** Returns 1 for covered pixels within `reach` pixels of one that is covered in part, itself included; 0 for all others. */
function rimOf({ data, width, height }: Mask, reach: number): Uint8Array {
  const rim = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const coverage = data[y * width + x] ?? 0;
      if (coverage === 0 || coverage >= OWN) continue;
      const [left, right] = [Math.max(0, x - reach), Math.min(width - 1, x + reach)];
      for (let ny = Math.max(0, y - reach); ny <= Math.min(height - 1, y + reach); ny++)
        for (let nx = left; nx <= right; nx++)
          if ((data[ny * width + nx] ?? 0) > 0) rim[ny * width + nx] = 1;
    }
  }
  return rim;
}

/** Removes from a colour what it has of the surroundings, where it is a mixture of both. */
function takeOut(data: Uint8Array, at: number, own: Colour, other: Colour | null): void {
  if (!other) return;
  const way = [0, 1, 2].map((c) => (other[c] ?? 0) - (own[c] ?? 0));
  const off = [0, 1, 2].map((c) => (data[at + c] ?? 0) - (own[c] ?? 0));
  const length = Math.hypot(...way);
  if (length < APART) return;
  const share = way.reduce((sum, value, c) => sum + value * (off[c] ?? 0), 0) / length ** 2;
  if (share <= 0) return;
  const aside = Math.hypot(...off.map((value, c) => value - share * (way[c] ?? 0)));
  if (aside > BESIDE * length) return;
  for (let c = 0; c < 3; c++)
    data[at + c] = Math.min(255, Math.max(0, (data[at + c] ?? 0) - share * (way[c] ?? 0) + 0.5));
}

function meanNear(
  image: Pixels,
  x: number,
  y: number,
  radius: number,
  counts: (i: number) => boolean,
): Colour | null {
  const [left, top] = [Math.max(0, x - radius), Math.max(0, y - radius)];
  const right = Math.min(image.width - 1, x + radius);
  const bottom = Math.min(image.height - 1, y + radius);
  const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  const mean = meanColour(image, box, STRIDE, counts);
  return mean && [Math.round(mean[0]), Math.round(mean[1]), Math.round(mean[2])];
}
