import type { CutoutDoubt } from '../../../contract/photos/photo.ts';
import {
  coveredBox,
  grownBox,
  type Mask,
  overlaps,
  type PixelBox,
  sideOfArea,
  sizeWithin,
  toBox,
  wholeOf,
} from '../pixels.ts';
import { resizeMask } from '../raster.ts';
import { lowPartFrom } from './combineOutlines.ts';
import { findComponents } from './components.ts';
import { distanceTo } from './distance.ts';

/** Inside the outline a place is doubtful below this likelihood, outside above the second one (of 255). */
const DOUBTFUL_INSIDE = 190;
const DOUBTFUL_OUTSIDE = 65;
/**
 * Doubtful places this far across count, as a share of the side of a square as large as the vehicle; narrower ones are the usual uncertainty of
 * edges. Outside, in the vehicle's low part, only larger ones count: shadows.
 */
const ACROSS = 0.066;
const ACROSS_BELOW = 0.09;
/** Longer side of the copies on which they are searched. */
const SEARCH_SIDE = 512;

/**
 * Returns where an outline may be wrong, the first inside it, then beside it: places at which the engine, its passes, or model and network
 * disagree, and which are as large as a mirror. Their boxes are shares of the photo.
 * @param likely how likely each place shows the vehicle, 0 to 255, of the outline's size
 */
export async function doubtsOf(outline: Mask, likely: Mask): Promise<CutoutDoubt[]> {
  const { width, height } = sizeWithin(outline, SEARCH_SIDE);
  return doubtsOn(
    await resizeMask(outline, width, height),
    await resizeMask(likely, width, height),
  );
}

function doubtsOn(outline: Mask, likely: Mask): CutoutDoubt[] {
  const vehicle = coveredBox(outline);
  if (!vehicle) return [];
  const side = sideOfArea(outline);
  const isInside = (i: number) => (outline.data[i] ?? 0) >= 128;
  const likelihood = (i: number) => likely.data[i] ?? 0;
  const low = lowPartFrom(vehicle);
  const extra = thickPlaces(
    outline,
    (i) => isInside(i) && likelihood(i) < DOUBTFUL_INSIDE,
    () => (side * ACROSS) / 2,
  );
  const missing = thickPlaces(
    outline,
    (i) => !isInside(i) && likelihood(i) > DOUBTFUL_OUTSIDE,
    (y) => (side * (y > low ? ACROSS_BELOW : ACROSS)) / 2,
  );
  const placed = (what: CutoutDoubt['what']) => (box: PixelBox) => ({
    what,
    box: toBox(box, outline.width, outline.height),
  });
  return [...extra.map(placed('extra')), ...missing.map(placed('missing'))];
}

/** Returns the doubt about an outline as a whole. */
export function doubtOfAll(outline: Mask): CutoutDoubt[] {
  const box = coveredBox(outline) ?? wholeOf(outline);
  return [{ what: 'outline', box: toBox(box, outline.width, outline.height) }];
}

/**
 * Returns boxes, with room, around the places whose pixels `belongs` accepts and that reach at least `radius` around one of them; those that overlap as one.
 * @param radius in pixels, by row
 */
function thickPlaces(
  { width, height }: Mask,
  belongs: (index: number) => boolean,
  radius: (y: number) => number,
): PixelBox[] {
  const depth = distanceTo(width, height, (i) => !belongs(i));
  const isCore = (i: number) => (depth[i] ?? 0) > radius(Math.floor(i / width));
  const cores = findComponents(width, height, isCore).components;
  return cores.reduce<PixelBox[]>((boxes, { left, top, right, bottom }) => {
    const core = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
    return joined(boxes, grownBox(core, Math.ceil(2 * radius(top)), width, height));
  }, []);
}

/** Adds a box to others, of which none overlap: it becomes one with those that it overlaps. */
function joined(boxes: readonly PixelBox[], added: PixelBox): PixelBox[] {
  const met = boxes.find((box) => overlaps(box, added));
  if (!met) return [...boxes, added];
  const x = Math.min(met.x, added.x);
  const y = Math.min(met.y, added.y);
  return joined(
    boxes.filter((box) => box !== met),
    {
      x,
      y,
      width: Math.max(met.x + met.width, added.x + added.width) - x,
      height: Math.max(met.y + met.height, added.y + added.height) - y,
    },
  );
}
