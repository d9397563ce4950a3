import { boxMean } from '../cutout/boxMean.ts';
import { clamp, fillByIndex, type PixelBox, type Pixels } from '../pixels.ts';
import { cropPixels } from '../raster.ts';
import { luminanceOf, smoothStep } from './luminance.ts';
import { relight } from './relight.ts';
import type { Ellipse } from './rimEdge.ts';

/** From this share of the ellipse's radius outwards the change fades out, so that the tyre does not change. */
const FADES = 0.93;
/** More colour than this, as a share of the brightest channel, is paint, a brake or a badge and no metal. */
const COLOURED = 0.3;
const COLOURLESS = 0.16;
/** Metal is at least this much brighter, of 255, than the darker half of the rim. */
const CERTAIN = 18;
/** Neighbourhood over which the contrast is raised, as a share of the radius; at strength 1, by how much, and how much light is added. */
const NEAR = 0.16;
const CONTRAST = 0.4;
const LIGHT = 0.3;

/**
 * Polishes rims: only metal inside their ellipses gets brighter and more contrast; gaps between spokes, brakes and tyres stay as they are.
 * @param strength 0: nothing changes; whatever it is, no pixel leaves the limits of `relight`
 * @returns new pixels, or the photo itself where there is no rim
 */
export function polishRims(photo: Pixels, rims: readonly Ellipse[], strength: number): Pixels {
  if (rims.length === 0) return photo;
  const data = new Uint8Array(photo.data);
  for (const rim of rims) polishRim(photo, rim, strength, data);
  return { ...photo, data };
}

function polishRim(photo: Pixels, rim: Ellipse, strength: number, data: Uint8Array): void {
  const box = boxOf(rim, photo);
  const luminance = luminanceOf(cropPixels(photo, box));
  const inside = fillByIndex(
    new Float32Array(luminance.length),
    (i) => 1 - smoothStep(FADES, 1, distance(rim, box, i)),
  );
  const near = boxMean(
    luminance,
    box.width,
    box.height,
    Math.max(1, Math.round(rim.radiusY * NEAR)),
  );
  const split = splitOf(luminance.filter((_, i) => (inside[i] ?? 0) > 0.5));
  for (let i = 0; i < luminance.length; i++) {
    if (inside[i] === 0) continue;
    const at = ((box.y + Math.floor(i / box.width)) * photo.width + box.x + (i % box.width)) * 3;
    const value = luminance[i] ?? 0;
    const weight =
      strength *
      (inside[i] ?? 0) *
      smoothStep(split, split + CERTAIN, value) *
      (1 - smoothStep(COLOURLESS, COLOURED, colourOf(data, at)));
    if (weight === 0) continue;
    // Medium brightness gets most light: bright metal needs none.
    const light = (LIGHT * value * (255 - value)) / 255;
    relight(data, at, value + weight * Math.max(0, light + CONTRAST * (value - (near[i] ?? 0))));
  }
}

function boxOf({ x, y, radiusX, radiusY }: Ellipse, photo: Pixels): PixelBox {
  const left = clamp(Math.floor(x - radiusX), 0, photo.width - 1);
  const top = clamp(Math.floor(y - radiusY), 0, photo.height - 1);
  const right = clamp(Math.ceil(x + radiusX), left, photo.width - 1);
  const bottom = clamp(Math.ceil(y + radiusY), top, photo.height - 1);
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Returns how far a pixel is from the middle of a rim: 0 in the middle, 1 on the edge. */
function distance({ x, y, radiusX, radiusY }: Ellipse, box: PixelBox, i: number): number {
  return Math.hypot(
    (box.x + (i % box.width) - x) / radiusX,
    (box.y + Math.floor(i / box.width) - y) / radiusY,
  );
}

function colourOf(data: Uint8Array, at: number): number {
  const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  const most = Math.max(red, green, blue);
  return most === 0 ? 0 : (most - Math.min(red, green, blue)) / most;
}

/** Returns the brightness that separates dark and bright pixels best (Otsu), 0 to 255. */
function splitOf(values: Float32Array): number {
  const counts = new Float64Array(256);
  for (const value of values) counts[Math.floor(value)] = (counts[Math.floor(value)] ?? 0) + 1;
  const total = values.reduce((sum, value) => sum + Math.floor(value), 0);
  let [below, sumBelow, best, split] = [0, 0, -1, 255];
  for (let level = 0; level < 255; level++) {
    below += counts[level] ?? 0;
    sumBelow += level * (counts[level] ?? 0);
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const apart = below * above * (sumBelow / below - (total - sumBelow) / above) ** 2;
    if (apart <= best) continue;
    best = apart;
    split = level;
  }
  return split;
}
