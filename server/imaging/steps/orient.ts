import sharp from 'sharp';
import { MAX_PIXELS } from '../inspect.ts';
import { toPixels } from '../raster.ts';
import { DefectFound, type Step } from '../workpiece.ts';

/**
 * The photo is worked on at this size at most. A finished picture is 1920 pixels wide and the vehicle fills about three quarters
 * of it, so a vehicle that fills 60 % of the photo still has a pixel for every pixel of the result.
 */
export const WORKING_SIDE = 2400;

/** Turns the photo upright by its EXIF orientation, once, and brings it to 8-bit sRGB whatever its colour space was. */
export const orient: Step = {
  applies: () => true,
  async run(work) {
    try {
      const { original } = work.input;
      const photo = await work.remember('photo', [original], () =>
        toPixels(
          sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
            .autoOrient()
            .resize({ width: WORKING_SIDE, height: WORKING_SIDE, fit: 'inside', withoutEnlargement: true })
            .flatten({ background: '#ffffff' }),
        ),
      );
      return { ...work, photo };
    } catch (cause) {
      throw new DefectFound('undecodable', { cause });
    }
  },
};
