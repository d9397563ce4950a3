import { isPlateExpected, type PlateCorners } from '../../../contract/photos/plateCorners.ts';
import { type PipelineState, photoOf, type Step } from '../pipelineState.ts';
import { type Pixels, toPixelBox, wholeOf } from '../pixels.ts';
import { blurPlate } from '../plate/blur.ts';
import { findPlate } from '../plate/findPlate.ts';
import { type Quad, toCorners, toQuad } from '../plate/quad.ts';
import { replacePlate } from '../plate/replace.ts';

/**
 * Replaces the vehicle's plate by the company's, or makes it unreadable. Where both are switched on, the company's plate is shown; where that
 * one is missing or cannot be drawn, the plate is blurred. A plate whose place the user has not marked is searched on photos that should show
 * one; one that is not found, or not for certain, is not changed, and the result says so.
 */
export const plate: Step = {
  applies: ({ input: { look, plate: known, angle } }) => {
    if (known === null || (look.plate_blur === 0 && look.plate_image === 0)) return false;
    return known !== undefined || isPlateExpected(angle);
  },
  async run(work) {
    const { corners, isSure } = work.input.plate
      ? { corners: work.input.plate, isSure: true }
      : await find(work);
    if (!corners) return { ...work, plate: { corners, unchanged: 'missing' } };
    if (!isSure) return { ...work, plate: { corners, unchanged: 'unsure' } };
    const { photo, failure } = await changed(work, corners);
    return { ...work, plate: { corners, failure }, photo };
  },
};

/** As fractions of the photo, rounded finer than a pixel of the largest photo, so that the stored place makes the same picture. */
const DIGITS = 1e5;

type Found = { corners: PlateCorners | null; isSure: boolean };

function find(work: PipelineState): Promise<Found> {
  const photo = photoOf(work);
  const { original, cutout: earlier, strokes, box } = work.input;
  const ingredients = [
    original,
    work.cutout ? earlier : undefined,
    JSON.stringify({ box, strokes }),
  ];
  return work.cached('found plate', ingredients, async () => {
    const whole = wholeOf(photo);
    const area = box ? toPixelBox(box, photo.width, photo.height) : whole;
    const found = await findPlate(photo, area, work.cutout?.mask ?? null);
    if (!found) return { corners: null, isSure: false };
    const [a, b, c, d] = toCorners(found.quad, photo);
    const rounded = ({ x, y }: PlateCorners[0]) => ({
      x: Math.round(x * DIGITS) / DIGITS,
      y: Math.round(y * DIGITS) / DIGITS,
    });
    return { corners: [rounded(a), rounded(b), rounded(c), rounded(d)], isSure: found.isSure };
  });
}

/** The photo with its plate changed, and why the company's plate could not be drawn, where it could not. */
type Changed = { photo: Pixels; failure?: unknown };

function changed(work: PipelineState, corners: PlateCorners): Promise<Changed> {
  const { look, assets, original } = work.input;
  const file = look.plate_image === 1 ? assets.plate : undefined;
  return work.cached('plate', [original, file, JSON.stringify(corners)], async () => {
    const photo = photoOf(work);
    const quad = toQuad(corners, photo);
    if (!file) return { photo: blurred(photo, quad) };
    try {
      return { photo: await replaced(photo, quad, file) };
    } catch (error) {
      // A blurred plate is better than a readable one.
      return { photo: blurred(photo, quad), failure: error };
    }
  });
}

const copied = (photo: Pixels): Pixels => ({ ...photo, data: Uint8Array.from(photo.data) });

function blurred(photo: Pixels, quad: Quad): Pixels {
  const picture = copied(photo);
  blurPlate(picture, quad);
  return picture;
}

async function replaced(photo: Pixels, quad: Quad, file: Uint8Array): Promise<Pixels> {
  const picture = copied(photo);
  await replacePlate(picture, quad, file);
  return picture;
}
