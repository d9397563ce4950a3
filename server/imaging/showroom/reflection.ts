import { clamp, type Mask, type PixelBox, type Pixels } from '../pixels.ts';
import { open, toMask, toPixels } from '../raster.ts';
import type { GroundLine } from './groundLine.ts';

/** Share of the light that a floor reflects right under a tyre, and how far down the reflection goes, as a share of the vehicle's height. */
const STRENGTH = 0.4;
const REACH = 0.55;
/** Exponent of the fading; 1 fades evenly. */
const FADING = 1.4;
/** Blur halfway down and at the end, as shares of the picture's width. */
const SOFTNESS = [0.0022, 0.0065] as const;

type Size = { width: number; height: number };

/** A reflection: the rows of a picture from `top` on. `strength` is the opacity of each row, 255 is opaque. */
export type Reflection = { colour: Pixels; strength: Mask; top: number };

/**
 * Mirrors a placed vehicle about the line on which its tyres stand, column by column: seen at an angle, that line has a slope on each side
 * of the nearest tyre. It gets fainter and softer downwards, and is empty above the line.
 * @param vehicle its pixels and its mask at their placed size
 */
export async function reflect(
  vehicle: { pixels: Pixels; mask: Mask; place: PixelBox; line: GroundLine },
  size: Size,
): Promise<Reflection | null> {
  // The lower edge of the ground's row in every column, in rows of the mask.
  const axis = vehicle.line.ground.map((row) => (row < 0 ? vehicle.mask.height : row + 1));
  const top = clamp(
    Math.floor(
      vehicle.place.y + axis.reduce((least, row) => Math.min(least, row), vehicle.mask.height),
    ),
    0,
    size.height,
  );
  const height = size.height - top;
  if (height < 1) return null;
  const sharp = mirror(vehicle, axis, { width: size.width, height, top });
  const [soft, softer] = await Promise.all(
    SOFTNESS.map((share) => soften(sharp, Math.max(0.5, share * size.width))),
  );
  if (!soft || !softer) throw new Error('there are two of them');
  const colour = new Uint8Array(sharp.colour.data.length);
  const strength = new Uint8Array(sharp.strength.data.length);
  const reach = REACH * vehicle.place.height;
  for (let column = 0; column < vehicle.mask.width; column++) {
    const x = vehicle.place.x + column;
    if (x < 0 || x >= size.width) continue;
    const start = vehicle.place.y + (axis[column] ?? 0) - top;
    for (let y = Math.max(0, Math.floor(start)); y < Math.min(height, start + reach); y++) {
      const way = clamp((y + 0.5 - start) / reach, 0, 1);
      // Only a part of the line's own row is below it.
      const light = STRENGTH * (1 - way) ** FADING * clamp(y + 1 - start, 0, 1);
      const [near, far, share] = way < 0.5 ? [sharp, soft, way * 2] : [soft, softer, way * 2 - 1];
      const i = y * size.width + x;
      const between = (a: Uint8Array, b: Uint8Array, at: number) =>
        ((a[at] ?? 0) * (1 - share) + (b[at] ?? 0) * share) * light;
      strength[i] = Math.round(between(near.strength.data, far.strength.data, i));
      for (let c = i * 3; c < i * 3 + 3; c++)
        colour[c] = Math.round(between(near.colour.data, far.colour.data, c));
    }
  }
  return {
    colour: { ...sharp.colour, data: colour },
    strength: { ...sharp.strength, data: strength },
    top,
  };
}

/** Lays a reflection over a picture. @returns new pixels */
export function layReflection(picture: Pixels, { colour, strength, top }: Reflection): Pixels {
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

/** The vehicle upside down under the line, each colour darkened by what the vehicle does not cover. */
function mirror(
  { pixels, mask, place }: { pixels: Pixels; mask: Mask; place: PixelBox },
  axis: Float32Array,
  part: Size & { top: number },
): { colour: Pixels; strength: Mask } {
  const colour = new Uint8Array(part.width * part.height * 3);
  const strength = new Uint8Array(part.width * part.height);
  for (let column = 0; column < mask.width; column++) {
    const x = place.x + column;
    if (x < 0 || x >= part.width) continue;
    const edge = axis[column] ?? 0;
    for (let y = Math.max(0, Math.floor(place.y + edge - part.top)); y < part.height; y++) {
      const source = Math.min(2 * edge - (y + part.top - place.y) - 1, mask.height - 1);
      if (source < 0) break;
      const above = Math.floor(source);
      const share = source - above;
      const [a, b] = [
        above * mask.width + column,
        Math.min(above + 1, mask.height - 1) * mask.width + column,
      ];
      const [weightA, weightB] = [
        ((mask.data[a] ?? 0) / 255) * (1 - share),
        ((mask.data[b] ?? 0) / 255) * share,
      ];
      const i = y * part.width + x;
      strength[i] = Math.round((weightA + weightB) * 255);
      for (let c = 0; c < 3; c++) {
        colour[i * 3 + c] = Math.round(
          (pixels.data[a * 3 + c] ?? 0) * weightA + (pixels.data[b * 3 + c] ?? 0) * weightB,
        );
      }
    }
  }
  const { width, height } = part;
  return { colour: { data: colour, width, height }, strength: { data: strength, width, height } };
}

async function soften(
  { colour, strength }: { colour: Pixels; strength: Mask },
  radius: number,
): Promise<{ colour: Pixels; strength: Mask }> {
  const [softColour, softStrength] = await Promise.all([
    toPixels(open(colour).blur(radius)),
    toMask(open(strength).blur(radius)),
  ]);
  return { colour: softColour, strength: softStrength };
}
