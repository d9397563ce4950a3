import sharp, { type Sharp } from 'sharp';
import { coveredBox, grownBox, type Mask, type Pixels } from '../pixels.ts';
import { cropMask, cropPixels, open, toMask, toPixels } from '../raster.ts';

/** Room round the vehicle, in pixels, so that turning finds neighbours for its edge. */
const MARGIN = 4;

/**
 * Turns a vehicle back that stands turned in its photo.
 * @param degrees how far the photo is turned clockwise
 * @returns the vehicle with little round it, and its mask; both as they are at 0
 */
export async function straighten(
  photo: Pixels,
  mask: Mask,
  degrees: number,
): Promise<{ photo: Pixels; mask: Mask }> {
  const covered = degrees === 0 ? null : coveredBox(mask);
  if (!covered) return { photo, mask };
  const box = grownBox(covered, MARGIN, photo.width, photo.height);
  const [turnedPhoto, turnedMask] = await Promise.all([
    toPixels(turned(open(cropPixels(photo, box)), degrees)),
    toMask(turned(open(cropMask(mask, box)), degrees)),
  ]);
  return { photo: turnedPhoto, mask: turnedMask };
}

function turned(image: Sharp, degrees: number): Sharp {
  const angle = (-degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return image.affine(
    [
      [cosine, -sine],
      [sine, cosine],
    ],
    { background: '#000', interpolator: sharp.interpolators.bicubic },
  );
}
