import type { Glass } from '../../../contract/looks/look.ts';
import { coveredBox, type Mask, type Pixels, scaledSize } from '../pixels.ts';
import { brightness, smoothStep } from '../polish/luminance.ts';
import { findPaint } from '../polish/paintArea.ts';
import { cropMask, cropPixels, insertMask, resizeMask, resizePixels } from '../raster.ts';

/** Below the first likelihood (of 255) a pixel is left alone, from the second on it is glass. */
const LIKELY = { from: 110, to: 180 } as const;
/** Paint is told from glass on a copy of the vehicle of this width. */
const PAINT_WIDTH = 480;
/** How much colour stays, and how far brightness goes towards that of a cabin behind tinted glass, of 255. */
const STRENGTHS = {
  light: { colour: 0.2, towards: 0.25, cabin: 84 },
  strong: { colour: 0, towards: 0.65, cabin: 58 },
} as const satisfies Record<Exclude<Glass, 'off'>, object>;

/**
 * Takes the old surroundings out of a vehicle's glass: their colour goes, and bright and dark come closer together, so that seats and
 * steering wheel can still be seen, but no trees, signs or sky.
 * @param glass how likely each pixel shows glass
 * @returns new pixels; what is not glass, and what has the paint's colour, stays as it is
 */
export async function neutraliseGlass(
  photo: Pixels,
  outline: Mask,
  glass: Mask,
  strength: Exclude<Glass, 'off'>,
): Promise<Pixels> {
  const { colour, towards, cabin } = STRENGTHS[strength];
  const paint = await paintOf(photo, outline);
  const data = new Uint8Array(photo.data);
  for (let i = 0; i < glass.data.length; i++) {
    const likely = smoothStep(LIKELY.from, LIKELY.to, glass.data[i] ?? 0);
    const share = (likely * (outline.data[i] ?? 0) * (255 - (paint?.data[i] ?? 0))) / 255 ** 2;
    if (share === 0) continue;
    const at = i * 3;
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    const bright = brightness(red, green, blue);
    const behind = bright + (cabin - bright) * towards;
    for (const [channel, value] of [red, green, blue].entries()) {
      const neutral = behind + (value - bright) * colour;
      data[at + channel] = Math.min(
        255,
        Math.max(0, Math.round(value + (neutral - value) * share)),
      );
    }
  }
  return { ...photo, data };
}

/** What is paint for certain, 255; null where the outline is empty. */
async function paintOf(photo: Pixels, outline: Mask): Promise<Mask | null> {
  const box = coveredBox(outline);
  if (!box) return null;
  const { width, height } = scaledSize(box, Math.min(1, PAINT_WIDTH / box.width));
  const [small, mask] = await Promise.all([
    resizePixels(cropPixels(photo, box), width, height),
    resizeMask(cropMask(outline, box), width, height),
  ]);
  const paint = Uint8Array.from(findPaint(small, mask, []), (share) => Math.round(share * 255));
  return insertMask(
    await resizeMask({ data: paint, width, height }, box.width, box.height),
    box,
    photo,
  );
}
