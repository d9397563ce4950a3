import { clamp, type Mask, type PixelBox, type Pixels, type Size } from '../pixels.ts';
import { open, resizeMask, resizePixels, toMask, toPixels } from '../raster.ts';
import type { GroundLine } from './groundLine.ts';

/** Share of the light that a floor reflects right under a tyre, and how far down the reflection goes, as a share of the vehicle's height. */
const STRENGTH = 0.4;
const REACH = 0.55;
/** Exponent of the fading; 1 fades evenly. */
const FADING = 1.4;
/** Blur halfway down and at the end, as shares of the picture's width. */
const SOFTNESS = [0.0022, 0.0065] as const;

/** Brightness of a vehicle's underside, of 255; it ends softly over this share of the width, and where the vehicle is so far above the ground. */
const UNDERSIDE = 16;
const ROUND_END = 0.05;
const LOW = 0.17;
/** Width of the vehicle's soft lower edge, in pixels: the floor is seen through it. */
const EDGE = 3;

type PlacedOnLine = { pixels: Pixels; mask: Mask; place: PixelBox; line: GroundLine };

/** A reflection: the rows of a picture from `top` on. `strength` is the opacity of each row, 255 is opaque. */
export type Reflection = { colour: Pixels; strength: Mask; top: number };

/**
 * Mirrors a placed vehicle about the line on which its tyres stand, column by column: seen at an angle, that line has a slope on each side
 * of the nearest tyre. It gets fainter and softer downwards, and is empty above the line.
 * @param vehicle its pixels and its mask at their placed size
 */
export async function reflect(vehicle: PlacedOnLine, size: Size): Promise<Reflection | null> {
  // A floor is no mirror: half of the picture's resolution is sharp enough.
  const half = { width: Math.ceil(size.width / 2), height: Math.ceil(size.height / 2) };
  const reflection = await reflectAt(await halved(vehicle), half);
  if (!reflection) return null;
  const top = reflection.top * 2;
  const height = size.height - top;
  return {
    colour: await resizePixels(reflection.colour, size.width, height),
    strength: await resizeMask(reflection.strength, size.width, height),
    top,
  };
}

async function halved({ pixels, mask, place, line }: PlacedOnLine): Promise<PlacedOnLine> {
  const [width, height] = [place.width, place.height].map((side) => Math.ceil(side / 2));
  if (!width || !height) return { pixels, mask, place, line };
  const row = (rows: Float32Array) =>
    Float32Array.from({ length: width }, (_, x) => {
      const full = rows[Math.min(x * 2, rows.length - 1)] ?? -1;
      return full < 0 ? -1 : (full + 1) / 2 - 1;
    });
  return {
    pixels: await resizePixels(pixels, width, height),
    mask: await resizeMask(mask, width, height),
    place: { x: Math.round(place.x / 2), y: Math.round(place.y / 2), width, height },
    line: {
      ground: row(line.ground),
      bottom: row(line.bottom),
      left: Math.floor(line.left / 2),
      right: Math.floor(line.right / 2),
      tyres: [],
    },
  };
}

async function reflectAt(vehicle: PlacedOnLine, size: Size): Promise<Reflection | null> {
  // The lower edge of the ground's row in every column, in rows of the mask.
  const axis = vehicle.line.ground.map((row) => (row < 0 ? vehicle.mask.height : row + 1));
  // Behind the line, up to the vehicle's lower edge, the floor shows the underside.
  const begins = axis.map((row, column) =>
    Math.min(row, (vehicle.line.bottom[column] ?? row) + 1 - EDGE),
  );
  const top = clamp(
    Math.floor(vehicle.place.y + begins.reduce((least, row) => Math.min(least, row))),
    0,
    size.height,
  );
  const height = size.height - top;
  if (height < 1) return null;
  const sharp = mirror(vehicle, axis, { width: size.width, height, top });
  const [soft, softer] = await Promise.all(
    SOFTNESS.map((share) => soften(sharp, Math.max(0.5, share * size.width))),
  );
  if (!soft || !softer) throw new Error('one of the two softened copies is missing');
  const colour = new Uint8Array(sharp.colour.data.length);
  const strength = new Uint8Array(sharp.strength.data.length);
  const reach = REACH * vehicle.place.height;
  // What is soft ends softly on both sides, too.
  const beside = Math.ceil(3 * SOFTNESS[1] * size.width);
  const [left, right] = [vehicle.place.x - beside, vehicle.place.x + vehicle.mask.width + beside];
  for (let x = Math.max(0, left); x < Math.min(size.width, right); x++) {
    const column = clamp(x - vehicle.place.x, 0, vehicle.mask.width - 1);
    const start = vehicle.place.y + (axis[column] ?? 0) - top;
    const first = vehicle.place.y + (begins[column] ?? 0) - top;
    for (let y = Math.max(0, Math.floor(first)); y < Math.min(height, start + reach); y++) {
      const way = clamp((y + 0.5 - start) / reach, 0, 1);
      const light = STRENGTH * (1 - way) ** FADING;
      const [near, far] = way < 0.5 ? [sharp, soft] : [soft, softer];
      const share = way < 0.5 ? way * 2 : way * 2 - 1;
      const i = y * size.width + x;
      const [other, own] = [share * light, (1 - share) * light];
      strength[i] = (near.strength.data[i] ?? 0) * own + (far.strength.data[i] ?? 0) * other + 0.5;
      for (let c = i * 3; c < i * 3 + 3; c++)
        colour[c] = (near.colour.data[c] ?? 0) * own + (far.colour.data[c] ?? 0) * other + 0.5;
    }
  }
  return {
    colour: { ...sharp.colour, data: colour },
    strength: { ...sharp.strength, data: strength },
    top,
  };
}

/** Lays a reflection over a picture. @returns new pixels */
export function drawReflection(picture: Pixels, { colour, strength, top }: Reflection): Pixels {
  const data = new Uint8Array(picture.data);
  const start = top * picture.width;
  for (let i = 0; i < strength.data.length; i++) {
    const hidden = strength.data[i] ?? 0;
    if (hidden === 0) continue;
    for (let c = 0; c < 3; c++) {
      const at = (start + i) * 3 + c;
      data[at] = Math.min(
        255,
        Math.round((data[at] ?? 0) * (1 - hidden / 255)) + (colour.data[i * 3 + c] ?? 0),
      );
    }
  }
  return { ...picture, data };
}

/**
 * Draws the vehicle upside down under the line, each colour darkened by what the vehicle does not cover. Between the line and the vehicle's lower
 * edge the floor shows the vehicle's dark underside.
 */
function mirror(
  { pixels, mask, place, line }: PlacedOnLine,
  axis: Float32Array,
  part: Size & { top: number },
): { colour: Pixels; strength: Mask } {
  const { width, height } = part;
  const colour = new Uint8Array(width * height * 3);
  const strength = new Uint8Array(width * height);
  for (let column = 0; column < mask.width; column++) {
    const x = place.x + column;
    if (x < 0 || x >= width) continue;
    const edge = axis[column] ?? 0;
    const lowest = line.bottom[column] ?? -1;
    const underside = undersideAt(column, line, mask) * 255;
    const first = Math.min(edge, lowest < 0 ? edge : lowest + 1 - EDGE);
    for (let y = Math.max(0, Math.floor(place.y + first - part.top)); y < height; y++) {
      const source = 2 * edge - (y + part.top - place.y) - 1;
      if (source < 0) break;
      const i = y * width + x;
      if (source > lowest) {
        strength[i] = underside;
        colour.fill((UNDERSIDE * underside) / 255, i * 3, i * 3 + 3);
        continue;
      }
      const above = Math.floor(source);
      const share = source - above;
      const a = above * mask.width + column;
      const b = Math.min(above + 1, mask.height - 1) * mask.width + column;
      const weightA = ((mask.data[a] ?? 0) / 255) * (1 - share);
      const weightB = ((mask.data[b] ?? 0) / 255) * share;
      // Along its lower edge the vehicle covers the underside in part.
      const rest = source > lowest - EDGE ? (1 - weightA - weightB) * (underside / 255) : 0;
      strength[i] = (weightA + weightB + rest) * 255 + 0.5;
      for (let c = 0; c < 3; c++)
        colour[i * 3 + c] =
          (pixels.data[a * 3 + c] ?? 0) * weightA +
          (pixels.data[b * 3 + c] ?? 0) * weightB +
          UNDERSIDE * rest +
          0.5;
    }
  }
  return { colour: { data: colour, width, height }, strength: { data: strength, width, height } };
}

/**
 * Returns how much of the floor under a column shows the underside, 0 to 1: none under what is far above the ground, less towards the vehicle's ends.
 */
function undersideAt(
  column: number,
  { ground, bottom, left, right }: GroundLine,
  { height }: Mask,
): number {
  const gap = (ground[column] ?? -1) - (bottom[column] ?? -1);
  const toEnd = Math.min(column - left, right - column) / (ROUND_END * (right - left));
  return (bottom[column] ?? -1) < 0
    ? 0
    : clamp(toEnd, 0, 1) * clamp(2 - gap / (LOW * height), 0, 1);
}

/** Blurs a reflection, on a smaller copy: soft parts need no resolution. @param radius in pixels */
async function soften(
  { colour, strength }: { colour: Pixels; strength: Mask },
  radius: number,
): Promise<{ colour: Pixels; strength: Mask }> {
  const shrink = Math.max(1, Math.floor(radius / 1.5));
  const [width, height] = [colour.width, colour.height].map((side) => Math.ceil(side / shrink));
  const blurred = (image: Pixels | Mask) =>
    open(image)
      .resize(width, height, { fit: 'fill', kernel: 'linear' })
      .blur(Math.max(0.5, radius / shrink));
  const [softColour, softStrength] = await Promise.all([
    toPixels(blurred(colour)),
    toMask(blurred(strength)),
  ]);
  return {
    colour: await resizePixels(softColour, colour.width, colour.height),
    strength: await resizeMask(softStrength, colour.width, colour.height),
  };
}
