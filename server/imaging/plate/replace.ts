import sharp from 'sharp';
import { clamp, type Pixels } from '../pixels.ts';
import { blurPlate } from './blur.ts';
import { lightOn } from './light.ts';
import { type PaintAt, paintQuad } from './paintQuad.ts';
import { grownQuad, type Quad, sidesOf } from './quad.ts';

/** The new plate is a little larger than the old one, as shares of its width and height, so that no edge of the old one shows. */
const LARGER = { across: 0.006, down: 0.025 } as const;

/** A picture with transparency, four bytes a pixel. */
type Sheet = { data: Uint8Array; width: number; height: number };

/**
 * Replaces the real plate by a company's, in place: in its perspective and its light. What the picture's transparent parts, such as
 * rounded corners, would show of the old plate is blurred.
 * @param file the company's picture, with any transparency
 */
export async function replacePlate(picture: Pixels, quad: Quad, file: Uint8Array): Promise<void> {
  const sheet = await sheetOf(file, quad);
  const lightAt = lightOn(picture, quad);
  blurPlate(picture, quad);
  const paintAt: PaintAt = (out, u, v) => {
    readSheet(out, sheet, u, v);
    const [r, g, b] = lightAt(u, v);
    out.r *= r;
    out.g *= g;
    out.b *= b;
  };
  paintQuad(picture, grownQuad(quad, LARGER.across, LARGER.down), paintAt);
}

/** Scales the company's plate to about the size at which it will be seen: a larger one would show aliasing. */
async function sheetOf(file: Uint8Array, quad: Quad): Promise<Sheet> {
  const { width, height } = sidesOf(quad);
  const { data, info } = await sharp(file)
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .resize(Math.max(2, Math.round(width)), Math.max(2, Math.round(height)), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Interpolates the four nearest pixels, weighted by their opacity. */
function readSheet(
  out: { r: number; g: number; b: number; cover: number },
  sheet: Sheet,
  u: number,
  v: number,
): void {
  const x = clamp(u * sheet.width - 0.5, 0, sheet.width - 1);
  const y = clamp(v * sheet.height - 0.5, 0, sheet.height - 1);
  const [left, top] = [
    Math.min(Math.floor(x), sheet.width - 2),
    Math.min(Math.floor(y), sheet.height - 2),
  ];
  let [r, g, b, cover] = [0, 0, 0, 0];
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const at = ((top + dy) * sheet.width + left + dx) * 4;
    const share =
      ((sheet.data[at + 3] ?? 0) / 255) *
      (1 - Math.abs(x - left - dx)) *
      (1 - Math.abs(y - top - dy));
    r += (sheet.data[at] ?? 0) * share;
    g += (sheet.data[at + 1] ?? 0) * share;
    b += (sheet.data[at + 2] ?? 0) * share;
    cover += share;
  }
  const whole = cover || 1;
  out.r = r / whole;
  out.g = g / whole;
  out.b = b / whole;
  out.cover = cover;
}
