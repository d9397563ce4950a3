import { boxMean } from '../cutout/boxMean.ts';
import { fillByIndex, type Mask, type PixelBox, type Pixels, scaledSize } from '../pixels.ts';
import { cropMask, cropPixels, resizeMask, resizePixels } from '../raster.ts';
import { luminanceOf, smoothStep } from './luminance.ts';
import type { Ellipse } from './rimEdge.ts';

/** From the roof pillars to the sill, as shares of the vehicle's height: most of that is paint. */
const BODY = { top: 0.36, bottom: 0.8 };
/** Brighter and darker pixels count as paint while their shares of red and green differ by less than this. */
const SAME_HUE = 0.03;
const OTHER_HUE = 0.07;
/** A paint whose shares of red and green are those of grey is white, silver, grey or black. */
const GREY = 0.03;
/**
 * If this share of the body has one colourful hue, that is the paint's, although more of it may be grey: tyres, glass and plastic are all of one
 * grey, while paint has many shades.
 */
const COLOURFUL_BODY = 0.2;
/**
 * A reflection of the sky makes a colourful paint paler, but keeps its hue: from the second share of its strength on it is paint if the hue, as an
 * angle in radians, differs by less than the third. Colourful is this far from grey.
 */
const COLOURFUL = 0.14;
const PALER = { from: 0.4, to: 0.5, angle: 0.25 } as const;
/** Factors by which glass in front of a dark cabin is darker than grey paint. */
const GLASS = 0.35;
const NOT_GLASS = 0.62;
/** Darker pixels, of 255, are deep shade and gaps, whose colour means nothing. */
const GAP = 8;
const NO_GAP = 26;
/** Radius of tyre and wheel arch, as a multiple of the rim's. */
const TYRE = 1.6;
/** Size of a surface, and of its soft border, as shares of the vehicle's width. */
const SURFACE = 0.013;
const BORDER = 0.006;
const BINS = 64;

/** Width of the copy of the vehicle on which paint is searched, in pixels. */
const COPY_WIDTH = 480;

/** Returns a small copy of a vehicle and of its outline's mask; `scale` is the copy's size as a share of the photo's. */
export async function copyOfVehicle(
  photo: Pixels,
  mask: Mask,
  box: PixelBox,
): Promise<{ image: Pixels; mask: Mask; scale: number }> {
  const scale = Math.min(1, COPY_WIDTH / box.width);
  const { width, height } = scaledSize(box, scale);
  const [image, copy] = await Promise.all([
    resizePixels(cropPixels(photo, box), width, height),
    resizeMask(cropMask(mask, box), width, height),
  ]);
  return { image, mask: copy, scale };
}

/** The shares of red and green in a colour's light. */
type Hue = readonly [red: number, green: number];

type PaintColour = { red: number; green: number; brightness: number };

/**
 * Returns how much of each pixel is paint, 0 to 1: inside the vehicle, of the colour that most of its body has, in its light and its shade. Glass,
 * tyres, rims, lamps and black plastic are left out as far as their colours allow.
 * @param image the vehicle alone, small
 * @param rims wheels in pixels of that picture
 */
export function findPaint(image: Pixels, mask: Mask, rims: readonly Ellipse[]): Float32Array {
  const { width, height } = image;
  const inside = fillByIndex(new Float32Array(width * height), (i) =>
    (mask.data[i] ?? 0) >= 250 && !onWheel(i % width, Math.floor(i / width), rims) ? 1 : 0,
  );
  const luminance = luminanceOf(image);
  const paint = commonColour(image, luminance, inside);
  if (!paint) return new Float32Array(width * height);
  const alike = inside.map((one, i) =>
    one === 0 ? 0 : likeness(image, luminance[i] ?? 0, i, paint),
  );
  const radius = Math.max(1, Math.round(width * SURFACE));
  const [surface, around] = [
    boxMean(alike, width, height, radius),
    boxMean(inside, width, height, radius),
  ];
  // A highlight or a small shade on the paint is paint; a speck of its colour on something else is not.
  const whole = inside.map((one, i) =>
    one === 0 ? 0 : smoothStep(0.35, 0.75, (surface[i] ?? 0) / Math.max(1e-6, around[i] ?? 0)),
  );
  return boxMean(whole, width, height, Math.max(1, Math.round(width * BORDER)));
}

function onWheel(x: number, y: number, rims: readonly Ellipse[]): boolean {
  return rims.some(
    (rim) => Math.hypot((x - rim.x) / rim.radiusX, (y - rim.y) / rim.radiusY) < TYRE,
  );
}

/** Returns the shares of red and of green in a pixel's light: the same in light and in shade. */
function hueOf({ data }: Pixels, i: number): Hue {
  const [red, green, blue] = [data[i * 3] ?? 0, data[i * 3 + 1] ?? 0, data[i * 3 + 2] ?? 0];
  const sum = red + green + blue + 1;
  return [red / sum, green / sum];
}

/** Returns the colour that most of the body has; null if all of it is too dark. */
function commonColour(
  image: Pixels,
  luminance: Float32Array,
  inside: Float32Array,
): PaintColour | null {
  const { width, height } = image;
  const body: number[] = [];
  for (
    let i = Math.floor(height * BODY.top) * width;
    i < Math.floor(height * BODY.bottom) * width;
    i++
  ) {
    if (inside[i] === 0 || (luminance[i] ?? 0) < GAP) continue;
    body.push(i);
  }
  if (body.length === 0) return null;
  const fullest = colourfulBin(image, luminance, body) ?? fullestOf(countHues(image, body));
  const [centreRed, centreGreen] = centreOf(fullest);
  let [count, red, green] = [0, 0, 0];
  const bright: number[] = [];
  for (const i of body) {
    const [r, g] = hueOf(image, i);
    if (Math.hypot(r - centreRed, g - centreGreen) > SAME_HUE) continue;
    count++;
    red += r;
    green += g;
    bright.push(luminance[i] ?? 0);
  }
  if (count === 0) return null;
  return {
    red: red / count,
    green: green / count,
    brightness: bright.sort((a, b) => a - b)[Math.floor(count / 2)] ?? 0,
  };
}

/** Returns the hue of a colourful paint; null if the body is not painted with one. @param body its pixels */
function colourfulBin(
  image: Pixels,
  luminance: Float32Array,
  body: readonly number[],
): number | null {
  const counts = countHues(
    image,
    body.filter((i) => (luminance[i] ?? 0) >= NO_GAP),
  );
  const fullest = fullestOf(
    counts.map((count, bin) => (fromGrey(centreOf(bin)) > COLOURFUL ? count : 0)),
  );
  const ofThatHue = counts.reduce(
    (sum, count, bin) => sum + count * paler(centreOf(bin), centreOf(fullest)),
    0,
  );
  return ofThatHue > COLOURFUL_BODY * body.length ? fullest : null;
}

/** Returns how many of the pixels have the hue of each bin. */
function countHues(image: Pixels, pixels: readonly number[]): Uint32Array {
  const counts = new Uint32Array(BINS * BINS);
  for (const i of pixels) {
    const bin = binOf(hueOf(image, i));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}

function fullestOf(counts: Uint32Array): number {
  return counts.indexOf(counts.reduce((most, count) => Math.max(most, count)));
}

/** Returns the distance of a hue from that of grey. */
function fromGrey([red, green]: Hue): number {
  return Math.hypot(red - 1 / 3, green - 1 / 3);
}

function centreOf(bin: number): Hue {
  return [((bin % BINS) + 0.5) / BINS, (Math.floor(bin / BINS) + 0.5) / BINS];
}

function binOf([red, green]: Hue): number {
  const bin = (share: number) => Math.min(BINS - 1, Math.floor(share * BINS));
  return bin(green) * BINS + bin(red);
}

function likeness(image: Pixels, luminance: number, i: number, paint: PaintColour): number {
  const [red, green] = hueOf(image, i);
  const near =
    1 - smoothStep(SAME_HUE, OTHER_HUE, Math.hypot(red - paint.red, green - paint.green));
  const alike = Math.max(near, paler([red, green], [paint.red, paint.green]));
  const isGrey = fromGrey([paint.red, paint.green]) < GREY;
  const light = isGrey
    ? smoothStep(GLASS * paint.brightness, NOT_GLASS * paint.brightness, luminance)
    : smoothStep(GAP, NO_GAP, luminance);
  return alike * light;
}

/** Returns how surely a hue is that of a colourful paint, but paler, 0 to 1. */
function paler(own: Hue, paint: Hue): number {
  if (fromGrey(paint) < COLOURFUL) return 0;
  const angle = ([red, green]: Hue) => Math.atan2(green - 1 / 3, red - 1 / 3);
  const turned = Math.abs(angle(own) - angle(paint));
  if (Math.min(turned, 2 * Math.PI - turned) > PALER.angle) return 0;
  return smoothStep(PALER.from, PALER.to, fromGrey(own) / fromGrey(paint));
}
