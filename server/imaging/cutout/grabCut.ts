import type { Mask, Pixels } from '../pixels.ts';
import { loadOpenCv, withMats } from './opencv.ts';

/** What GrabCut is told about a pixel before it looks at the colours; OpenCV's own numbers. */
export const SEED = {
  background: 0,
  vehicle: 1,
  probablyBackground: 2,
  probablyVehicle: 3,
} as const;

/**
 * Separates vehicle from surroundings by their colours.
 * @param image a small copy of the photo: the time grows faster than the number of pixels
 * @param seeds one `SEED` per pixel
 * @returns 255 where the vehicle is, 0 elsewhere
 */
export async function grabCut(image: Pixels, seeds: Uint8Array, iterations: number): Promise<Mask> {
  const { cv } = await loadOpenCv();
  return withMats((keep) => {
    const source = keep(new cv.Mat(image.height, image.width, cv.CV_8UC3));
    source.data.set(image.data);
    const labels = keep(new cv.Mat(image.height, image.width, cv.CV_8UC1));
    labels.data.set(seeds);
    // GrabCut starts its mixtures from OpenCV's own random numbers: the same photo must give the same outline.
    cv.setRNGSeed(1);
    cv.grabCut(
      source,
      labels,
      new cv.Rect(0, 0, 1, 1),
      keep(new cv.Mat()),
      keep(new cv.Mat()),
      iterations,
      cv.GC_INIT_WITH_MASK,
    );
    return {
      data: Uint8Array.from(labels.data, (label) => ((label & 1) === 1 ? 255 : 0)),
      width: image.width,
      height: image.height,
    };
  });
}
