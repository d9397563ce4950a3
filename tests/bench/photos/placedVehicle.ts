import sharp from 'sharp';
import { straighten } from '../../../server/imaging/ground/straighten.ts';
import {
  coveredBox,
  grownBox,
  type Mask,
  type PixelBox,
  type Pixels,
} from '../../../server/imaging/pixels.ts';
import {
  cropMask,
  cropPixels,
  decodeMask,
  resizeMask,
  resizePixels,
  toPixels,
} from '../../../server/imaging/raster.ts';
import { placeVehicle } from '../../../server/imaging/showroom/placement.ts';
import { WORKING_SIDE } from '../../../server/imaging/steps/orient.ts';

/** A vehicle in its finished picture, and its photo aligned with that picture. */
export type PlacedVehicle = {
  finished: Pixels;
  /** The vehicle's place and its mask, which has the size of the place. */
  place: PixelBox;
  mask: Mask;
  /** The vehicle as in the photo, in the size of the place. */
  before: Pixels;
  /** The vehicle in the photo with some of its surroundings, scaled as it was placed, and where that lies in the finished picture. */
  around: Pixels;
  aroundPlace: PixelBox;
  /** The vehicle's box in the photo, in the photo's pixels. */
  box: PixelBox;
  photo: { width: number; height: number };
};

/** Width of the surroundings that are compared, as a share of the vehicle's width. */
const MARGIN = 0.02;

/**
 * Aligns a photo with the picture that was made from it.
 * @param outline the mask that the pipeline returned, a PNG
 * @param turned by how many degrees the photo was turned clockwise
 */
export async function composeOver(
  original: Uint8Array,
  result: Uint8Array,
  outline: Uint8Array,
  turned = 0,
): Promise<PlacedVehicle> {
  const upright = sharp(original)
    .autoOrient()
    .resize({ width: WORKING_SIDE, height: WORKING_SIDE, fit: 'inside', withoutEnlargement: true });
  const [finished, found, taken] = await Promise.all([
    toPixels(sharp(result)),
    decodeMask(outline),
    toPixels(upright),
  ]);
  const { photo, mask: whole } = await straighten(taken, found, -turned);
  const box = coveredBox(whole);
  if (!box) throw new Error('the outline covers nothing');
  const place = placeVehicle(box, finished);
  const scale = place.width / box.width;
  const large = grownBox(box, Math.round(box.width * MARGIN), photo.width, photo.height);
  const aroundPlace = {
    x: Math.round(place.x + (large.x - box.x) * scale),
    y: Math.round(place.y + (large.y - box.y) * scale),
    width: Math.round(large.width * scale),
    height: Math.round(large.height * scale),
  };
  const [mask, before, around] = await Promise.all([
    resizeMask(cropMask(whole, box), place.width, place.height),
    resizePixels(cropPixels(photo, box), place.width, place.height),
    resizePixels(cropPixels(photo, large), aroundPlace.width, aroundPlace.height),
  ]);
  return {
    finished,
    place,
    mask,
    before,
    around,
    aroundPlace,
    box,
    photo: { width: photo.width, height: photo.height },
  };
}
