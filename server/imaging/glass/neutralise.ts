import type { Glass } from '../../../contract/looks/look.ts';
import { clamp, coveredBox, fillByIndex, type Mask, type Pixels } from '../pixels.ts';
import { brightness, smoothStep } from '../polish/luminance.ts';
import { copyOfVehicle, findPaint } from '../polish/paintArea.ts';
import { insertMask, resizeMask } from '../raster.ts';
import { LIKELY, PANE } from './findGlass.ts';

/** Between these likelihoods, of 255, what has the colour of a blue paint is less and less paint that reflects the sky, and more and more glass that does. */
const SURE = { from: PANE, to: 225 } as const;
/** Blue minus red of what can be the sky; pixels of other paints stay paint, however sure the network is. */
const SKY = { from: 12, to: 36 } as const;
/** How much colour stays, and how far what is brighter than a cabin behind tinted glass goes towards it, of 255. */
const STRENGTHS = {
  light: { colour: 0.2, towards: 0.25, cabin: 84 },
  strong: { colour: 0, towards: 0.65, cabin: 58 },
} as const satisfies Record<Exclude<Glass, 'off'>, object>;

/**
 * Removes the old surroundings from a vehicle's glass: removes their colour and lowers the contrast, so that seats and
 * steering wheel can still be seen, but no trees, signs or sky.
 * @param glass how likely each pixel shows glass
 * @returns new pixels; what is not glass stays as it is, as does what has the paint's colour, unless it is blue and surely glass
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
    if ((glass.data[i] ?? 0) <= LIKELY) continue;
    const likely = smoothStep(LIKELY, PANE, glass.data[i] ?? 0);
    const at = i * 3;
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const reflects =
      smoothStep(SURE.from, SURE.to, glass.data[i] ?? 0) * smoothStep(SKY.from, SKY.to, blue - red);
    const painted = ((1 - reflects) * (paint?.data[i] ?? 0)) / 255;
    const share = (likely * (outline.data[i] ?? 0) * (1 - painted)) / 255;
    if (share === 0) continue;
    const bright = brightness(red, green, blue);
    const behind = bright - Math.max(0, bright - cabin) * towards;
    for (let c = at; c < at + 3; c++) {
      const value = data[c] ?? 0;
      const neutral = behind + (value - bright) * colour;
      data[c] = clamp(Math.round(value + (neutral - value) * share), 0, 255);
    }
  }
  return { ...photo, data };
}

/** Returns how much of each pixel is paint, 0 to 255; null where the outline is empty. */
async function paintOf(photo: Pixels, outline: Mask): Promise<Mask | null> {
  const box = coveredBox(outline);
  if (!box) return null;
  const { image, mask } = await copyOfVehicle(photo, outline, box);
  const paint = findPaint(image, mask, []);
  const data = fillByIndex(new Uint8Array(paint.length), (i) => Math.round((paint[i] ?? 0) * 255));
  return insertMask(await resizeMask({ ...mask, data }, box.width, box.height), box, photo);
}
