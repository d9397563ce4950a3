import { boxOn, coveredBox, type Mask, type Pixels, withRoom } from '../pixels.ts';
import { cropMask, cropPixels, insertMask, resizeMask } from '../raster.ts';
import { largestFilled } from './components.ts';
import { grabCut } from './grabCut.ts';
import { seedsAround } from './seeds.ts';

/** So far on either side of the coarse line the finer one may run, as a share of the vehicle's width. */
const BAND = 0.008;
/** Surroundings whose colours are learnt besides, as a share of the vehicle's larger side. */
const AROUND = 0.06;

/**
 * The second scale of GrabCut: draws the line of a coarse cut again on a larger copy of the photo, near where it was.
 * @param photo the larger copy
 * @returns a mask of that copy's size
 */
export async function cutFiner(photo: Pixels, coarse: Mask): Promise<Mask> {
  const found = coveredBox(coarse);
  if (!found) return coarse;
  const box = boxOn(found, coarse, photo);
  const region = withRoom(box, AROUND, photo);
  const start = cropMask(await resizeMask(coarse, photo.width, photo.height), region);
  const band = box.width * BAND;
  const seeds = seedsAround(start, { inner: band, outer: band, below: band, floor: 0 });
  return insertMask(
    largestFilled(await grabCut(cropPixels(photo, region), seeds, 1)),
    region,
    photo,
  );
}
