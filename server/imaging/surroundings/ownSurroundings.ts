import { boxMean } from '../cutout/boxMean.ts';
import { distanceTo } from '../cutout/distance.ts';
import { cleanEdgeColour } from '../cutout/edgeColour.ts';
import { type Colour, meanColour } from '../meanColour.ts';
import type { Cutout, PipelineInput } from '../pipelineState.ts';
import {
  coveredBox,
  fillByIndex,
  type Mask,
  type PixelBox,
  type Pixels,
  type Size,
} from '../pixels.ts';
import { smoothStep } from '../polish/luminance.ts';
import { resizeMask, resizePixels } from '../raster.ts';
import { photoBox } from '../showroom/photoBox.ts';
import { type Spread, spreadPhoto } from './spread.ts';

/** What of a photo's surroundings stays behind its vehicle. */
export type OwnSurroundings = 'keep_floor' | 'blurred';

/** Returns which surroundings stay: the look's setting, or its setting for doubtful outlines that no user has corrected. */
export const surroundingsOf = (
  { look, strokes = [] }: PipelineInput,
  { doubts }: Cutout,
): OwnSurroundings | null => {
  const { background_type: type, cut_fallback: fallback } = look;
  if (type === 'keep_floor' || type === 'blurred') return type;
  return doubts.length > 0 && strokes.length === 0 && fallback !== 'none' ? fallback : null;
};

/** Surroundings change slowly: they are worked out on a copy of this width, in pixels. */
const COPY_WIDTH = 240;
/** Where the photo's floor ends at the latest, in heights of the vehicle above its tyres; how far above the farther ones; and over how much the wall fades in. */
const SEAM = 0.2;
const BEHIND = 0.12;
const FADE = 0.09;
/** The farther tyres stand in one of these shares of the vehicle's width, from its left and its right. */
const ENDS = 0.12;
/** Over how much the repeated edge of the photo becomes even, as a share of the picture's width. */
const EDGE = 0.07;
/** From and to which distance of the vehicle, in its widths, a kept floor becomes even, and a floor becomes blurred. */
const EVENED = { from: 0.04, to: 0.4 } as const;
const BLURRED = { from: 0.01, to: 0.14 } as const;
/** Radius of the blur, as a share of the picture's width; three means come close to a bell curve. */
const RADIUS = 0.022;
const PASSES = 3;
/** A floor of which nothing was photographed. */
const GREY: Colour = [160, 160, 160];

/**
 * Composes a vehicle on its photo's own floor: in front of the Photo Box's wall, or in its blurred surroundings.
 * Next to the vehicle the floor stays as it was photographed, with its shadow, so that faults of the outline are hidden there.
 * @param at the vehicle's box in the photo, and its place in the picture
 */
export async function inOwnSurroundings(
  photo: Pixels,
  mask: Mask,
  at: { box: PixelBox; place: PixelBox },
  size: Size,
  kind: OwnSurroundings,
): Promise<Pixels> {
  const spread = await spreadPhoto(photo, mask, at, size);
  const { place } = at;
  const small = await smallCopy(spread, size);
  const seam = Math.min(
    place.y + place.height * (1 - SEAM),
    fartherTyres(small, size) - place.height * BEHIND,
  );
  const fade = place.height * FADE;
  const { from, to } = kind === 'blurred' ? BLURRED : EVENED;
  const far = await resizeMask(
    farFrom(small, spread.covered, { from: from * place.width, to: to * place.width }, size),
    size.width,
    size.height,
  );
  const [even, wall] =
    kind === 'blurred'
      ? await blurredTwice(small, size)
      : [floorColour(spread, far, seam, size), await photoBox(size.width, size.height)];
  return blend(spread, { even, wall, far, seam, fade });
}

type SmallCopy = { pixels: Pixels; mask: Mask };

async function smallCopy({ pixels, mask }: Spread, size: Size): Promise<SmallCopy> {
  const width = Math.min(COPY_WIDTH, size.width);
  const height = Math.max(1, Math.round((size.height * width) / size.width));
  return {
    pixels: await resizePixels(pixels, width, height),
    mask: await resizeMask(mask, width, height),
  };
}

/** Returns the row of the picture in which the higher of the vehicle's two ends touches the ground. */
function fartherTyres({ mask }: SmallCopy, size: Size): number {
  const vehicle = coveredBox(mask);
  if (!vehicle) return size.height;
  const end = Math.max(1, Math.round(vehicle.width * ENDS));
  const lowest = (from: number) => {
    for (let y = mask.height - 1; y >= 0; y--)
      for (let x = from; x < from + end; x++)
        if ((mask.data[y * mask.width + x] ?? 0) >= 128) return y;
    return mask.height;
  };
  const row = Math.min(lowest(vehicle.x), lowest(vehicle.x + vehicle.width - end));
  return (row * size.width) / mask.width;
}

/**
 * Returns how far each point is from the vehicle: 0 up to the distance `from`, 255 beyond `to`, in pixels of the picture; 255 where there is no
 * photo.
 */
function farFrom(
  { mask }: SmallCopy,
  covered: PixelBox,
  { from, to }: { from: number; to: number },
  size: Size,
): Mask {
  const scale = mask.width / size.width;
  const distance = distanceTo(mask.width, mask.height, (i) => (mask.data[i] ?? 0) >= 128);
  /** Returns how far inside the photo a point is along one axis; the photo's edge does not count where it is the picture's. */
  const inside = (at: number, start: number, length: number, all: number) =>
    Math.min(
      start > 0 ? at - start : Number.POSITIVE_INFINITY,
      start + length < all ? start + length - at : Number.POSITIVE_INFINITY,
    );
  const data = fillByIndex(new Uint8Array(distance.length), (i) => {
    const x = ((i % mask.width) + 0.5) / scale;
    const y = (Math.floor(i / mask.width) + 0.5) / scale;
    const depth = Math.min(
      inside(x, covered.x, covered.width, size.width),
      inside(y, covered.y, covered.height, size.height),
    );
    const away = smoothStep(from, to, (distance[i] ?? 0) / scale);
    return Math.round(255 * Math.max(away, smoothStep(0, 1, 1 - depth / (size.width * EDGE))));
  });
  return { ...mask, data };
}

/** Returns the surroundings without the vehicle, blurred, as floor and as wall. */
async function blurredTwice(small: SmallCopy, size: Size): Promise<[Pixels, Pixels]> {
  const { width, height } = small.pixels;
  const radius = Math.max(1, Math.round(width * RADIUS));
  const open = fillByIndex(new Float32Array(width * height), (i) =>
    (small.mask.data[i] ?? 0) > 8 ? 0 : 1,
  );
  const mean = (plane: Float32Array) => {
    let out = plane;
    for (let pass = 0; pass < PASSES; pass++) out = boxMean(out, width, height, radius);
    return out;
  };
  const weight = mean(open);
  const data = new Uint8Array(width * height * 3);
  for (let c = 0; c < 3; c++) {
    const sum = mean(open.map((value, i) => value * (small.pixels.data[i * 3 + c] ?? 0)));
    // Behind the middle of the vehicle nothing is near enough; it is not seen there.
    for (let i = 0; i < sum.length; i++)
      data[i * 3 + c] = Math.round((sum[i] ?? 0) / Math.max(weight[i] ?? 0, 1e-3));
  }
  const blurred = await resizePixels({ data, width, height }, size.width, size.height);
  return [blurred, blurred];
}

/** Fills a picture with the floor's own colour: its mean where it was photographed, below the seam and away from the vehicle. */
function floorColour({ pixels, covered }: Spread, far: Mask, seam: number, size: Size): Pixels {
  const y = Math.max(covered.y, Math.ceil(seam));
  const box = { ...covered, y, height: covered.y + covered.height - y };
  const mean = meanColour(pixels, box, 4, (i) => (far.data[i] ?? 0) >= 64) ?? GREY;
  const colour = mean.map(Math.round);
  const data = new Uint8Array(size.width * size.height * 3);
  for (let i = 0; i < data.length; i += 3) data.set(colour, i);
  return { data, ...size };
}

interface Layers {
  /** The floor's colours away from the vehicle, and the picture above the seam. */
  even: Pixels;
  wall: Pixels;
  far: Mask;
  /** A row of the picture, and how many rows around it the wall fades in. */
  seam: number;
  fade: number;
}

/** Lays the vehicle over its floor, and both in front of the wall. */
function blend({ pixels, mask }: Spread, { even, wall, far, seam, fade }: Layers): Pixels {
  const { width, height } = pixels;
  const vehicle = cleanEdgeColour(pixels, mask);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const floor = smoothStep(seam - fade, seam + fade, y);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const away = (far.data[i] ?? 0) / 255;
      const alpha = (mask.data[i] ?? 0) / 255;
      for (let c = i * 3; c < i * 3 + 3; c++) {
        const ground = (pixels.data[c] ?? 0) * (1 - away) + (even.data[c] ?? 0) * away;
        const behind = ground * floor + (wall.data[c] ?? 0) * (1 - floor);
        data[c] = Math.round((vehicle.data[c] ?? 0) * alpha + behind * (1 - alpha));
      }
    }
  }
  return { data, width, height };
}
