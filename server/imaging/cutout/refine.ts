import { clamp, coveredBox, grownBox, type Mask, type Pixels, sizeWithin } from '../pixels.ts';
import {
  cropMask,
  cropPixels,
  insertMask,
  open,
  resizeMask,
  resizePixels,
  toMask,
} from '../raster.ts';
import { fitGuidedFilter, type LinearModel } from './guidedFilter.ts';

/** The edge's colours are learnt on a copy of this size; the edge itself is drawn at the photo's. */
const GUIDE_SIDE = 720;
/** Room round the coarse outline, as a share of its larger side, into which the edge may move. */
const MARGIN = 0.03;
const RADIUS = 5;
const EPSILON = 2e-4;
/** The filter leaves a haze along the edge; this steepens it without moving it. */
const STEEPNESS = 1.9;

/**
 * Carries a coarse outline over to the photo: in a band round the coarse edge the coverage follows the photo's own edges at its
 * full resolution, elsewhere the coarse decision stands.
 * @returns a mask of the photo's size
 */
export async function refineMask(photo: Pixels, coarse: Mask): Promise<Mask> {
  const found = coveredBox(coarse);
  if (!found)
    return {
      data: new Uint8Array(photo.width * photo.height),
      width: photo.width,
      height: photo.height,
    };
  // The box is chosen in whole pixels of the coarse mask, the larger ones, so that both crops show the same part.
  const inMask = grownBox(
    found,
    Math.ceil(Math.max(found.width, found.height) * MARGIN),
    coarse.width,
    coarse.height,
  );
  const left = Math.round((inMask.x * photo.width) / coarse.width);
  const top = Math.round((inMask.y * photo.height) / coarse.height);
  const right = Math.round(((inMask.x + inMask.width) * photo.width) / coarse.width);
  const bottom = Math.round(((inMask.y + inMask.height) * photo.height) / coarse.height);
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return insertMask(await refineAll(cropPixels(photo, box), cropMask(coarse, inMask)), box, photo);
}

async function refineAll(photo: Pixels, coarse: Mask): Promise<Mask> {
  const { width, height } = sizeWithin(photo, GUIDE_SIDE);
  const [guide, start] = await Promise.all([
    resizePixels(photo, width, height),
    resizeMask(coarse, width, height),
  ]);
  const model = fitGuidedFilter(guide, start, RADIUS, EPSILON);
  const band = await resizeMask(
    await toMask(open(start).blur(RADIUS * 0.8)),
    photo.width,
    photo.height,
  );
  return drawEdge(photo, model, band);
}

function drawEdge(photo: Pixels, model: LinearModel, band: Mask): Mask {
  const { width, height } = photo;
  const out = new Uint8Array(width * height);
  const stepX = model.width / width;
  const stepY = model.height / height;
  for (let y = 0; y < height; y++) {
    const modelY = clamp((y + 0.5) * stepY - 0.5, 0, model.height - 1);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const near = band.data[i] ?? 0;
      if (near <= 3 || near >= 252) {
        out[i] = near < 128 ? 0 : 255;
        continue;
      }
      const coverage = evaluate(
        model,
        clamp((x + 0.5) * stepX - 0.5, 0, model.width - 1),
        modelY,
        photo.data,
        i * 3,
      );
      out[i] = clamp(Math.round(((coverage - 0.5) * STEEPNESS + 0.5) * 255), 0, 255);
    }
  }
  return { data: out, width, height };
}

/** Interpolates the model between its four nearest pixels, and returns the coverage that it gives one pixel of the photo. */
function evaluate(model: LinearModel, x: number, y: number, rgb: Uint8Array, at: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const right = x0 + 1 < model.width ? 1 : 0;
  const below = y0 + 1 < model.height ? model.width : 0;
  const fx = x - x0;
  const fy = y - y0;
  const i = y0 * model.width + x0;
  const between = (plane: Float32Array) =>
    ((plane[i] ?? 0) * (1 - fx) + (plane[i + right] ?? 0) * fx) * (1 - fy) +
    ((plane[i + below] ?? 0) * (1 - fx) + (plane[i + below + right] ?? 0) * fx) * fy;
  const linear =
    between(model.red) * (rgb[at] ?? 0) +
    between(model.green) * (rgb[at + 1] ?? 0) +
    between(model.blue) * (rgb[at + 2] ?? 0);
  return linear / 255 + between(model.offset);
}
