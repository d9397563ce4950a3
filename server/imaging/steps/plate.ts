import { isPlateExpected, type PlateCorners } from '../../../contract/photos/plateCorners.ts';
import { toPixelBox, wholeOf } from '../pixels.ts';
import { blurPlate } from '../plate/blur.ts';
import { findPlate } from '../plate/findPlate.ts';
import { toCorners, toQuad } from '../plate/quad.ts';
import { replacePlate } from '../plate/replace.ts';
import { photoOf, type Step, type Workpiece } from '../workpiece.ts';

/**
 * Replaces the vehicle's plate by the company's, or makes it unreadable. Where both are switched on, the company's plate is shown, or the blur
 * where the company has none. A plate whose place the user has not marked is searched on views that show one.
 */
export const plate: Step = {
  applies: ({ input }) => {
    const { look, assets, plate: known, angle } = input;
    if (angle.kind !== 'exterior' || known === null) return false;
    const isWanted =
      look.plate_blur === 1 || (look.plate_image === 1 && assets.plate !== undefined);
    return isWanted && (known !== undefined || isPlateExpected(angle));
  },
  async run(work) {
    const corners = work.input.plate ?? (await find(work));
    if (!corners) return { ...work, plate: { corners: null } };
    return { ...work, plate: { corners }, photo: await changed(work, corners) };
  },
};

/** As fractions of the photo, rounded finer than a pixel of the largest photo, so that the stored place makes the same picture. */
const DIGITS = 1e5;

function find(work: Workpiece): Promise<PlateCorners | null> {
  const photo = photoOf(work);
  const { original, cutout: earlier, strokes, box } = work.input;
  const ingredients = [
    original,
    work.cutout ? earlier : undefined,
    JSON.stringify({ box, strokes }),
  ];
  return work.remember('found plate', ingredients, async () => {
    const whole = wholeOf(photo);
    const area = box ? toPixelBox(box, photo.width, photo.height) : whole;
    const found = await findPlate(photo, area, work.cutout?.mask ?? null);
    if (!found) return null;
    const [a, b, c, d] = toCorners(found.quad, photo);
    const rounded = ({ x, y }: PlateCorners[0]) => ({
      x: Math.round(x * DIGITS) / DIGITS,
      y: Math.round(y * DIGITS) / DIGITS,
    });
    return [rounded(a), rounded(b), rounded(c), rounded(d)];
  });
}

function changed(work: Workpiece, corners: PlateCorners): Promise<NonNullable<Workpiece['photo']>> {
  const { look, assets, original } = work.input;
  const file = look.plate_image === 1 ? assets.plate : undefined;
  return work.remember('plate', [original, file, JSON.stringify(corners)], async () => {
    const photo = photoOf(work);
    const picture = { ...photo, data: Uint8Array.from(photo.data) };
    const quad = toQuad(corners, photo);
    if (file) await replacePlate(picture, quad, file);
    else blurPlate(picture, quad);
    return picture;
  });
}
