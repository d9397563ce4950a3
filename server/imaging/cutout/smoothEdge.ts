import { clamp, coveredBox, type Mask, type Size, withRoom } from '../pixels.ts';
import { cropMask, insertMask, open, resizeMask, toMask } from '../raster.ts';
import { keepLargest } from './components.ts';
import type { EngineCut } from './engine.ts';

/** Outlines are smoothed by this, as a share of the vehicle's longer side: finer details are chance. Models see more than the product's own network. */
const SMOOTHED = { draft: 0.004, model: 0.0016 } as const;
/** Width of the edge, in pixels of the photo. */
const EDGE = 1.6;
/** The smallest blur that sharp accepts. */
const LEAST_BLUR = 0.3;
/** The edge is where coverage passes this. */
const HALF = 127.5;
/** Room round the outline, as a share of its larger side. */
const ROOM = 0.03;

/**
 * Draws an engine's outline as a smooth, sharp edge in a photo's size, in one piece: coverage rises from none to all over little more than a
 * pixel. It does not follow the photo's colours: filters that do give dark tyres and bright roofs fringes (docs/decisions/pictures.md).
 */
export async function smoothEdge(
  coarse: Mask,
  { width, height }: Size,
  { draft }: Pick<EngineCut, 'draft'>,
): Promise<Mask> {
  const found = coveredBox(coarse);
  if (!found) return { data: new Uint8Array(width * height), width, height };
  // The box is chosen in whole pixels of the coarse mask.
  const inMask = withRoom(found, ROOM, coarse);
  const [wider, taller] = [width / coarse.width, height / coarse.height];
  const left = Math.round(inMask.x * wider);
  const top = Math.round(inMask.y * taller);
  const right = Math.round((inMask.x + inMask.width) * wider);
  const bottom = Math.round((inMask.y + inMask.height) * taller);
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  const radius = Math.max(found.width, found.height) * SMOOTHED[draft ? 'draft' : 'model'];
  const smooth = await toMask(open(cropMask(coarse, inMask)).blur(Math.max(LEAST_BLUR, radius)));
  const edge = sharpened(await resizeMask(smooth, box.width, box.height));
  return insertMask(keepLargest(edge), box, { width, height });
}

/** Returns each pixel's distance from where the mask passes half, as coverage. */
function sharpened({ data, width, height }: Mask): Mask {
  const at = (x: number, y: number) =>
    data[clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)] ?? 0;
  const out = Uint8Array.from(data);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = data[y * width + x] ?? 0;
      if (value === 0 || value === 255) continue;
      const slope = Math.hypot(at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1)) / 2;
      out[y * width + x] = clamp(HALF + (255 * (value - HALF)) / (slope * EDGE), 0, 255);
    }
  }
  return { data: out, width, height };
}
