import sharp, { type ResizeOptions } from 'sharp';
import { MAX_PIXELS } from '../inspect.ts';
import { pictureSize } from '../pictureSize.ts';
import { DefectFound, type PipelineInput, type Step } from '../pipelineState.ts';
import { toPixels } from '../raster.ts';
import { isCutOut } from './cutout.ts';

/**
 * Largest size at which a photo is cut out. A finished picture is 1920 pixels wide and the vehicle fills about three quarters
 * of it, so a vehicle that fills 60 % of the photo still has a pixel for every pixel of the result.
 */
export const WORKING_SIDE = 2400;

/**
 * Returns the size at which a photo is decoded. Photos that are only cropped need no more pixels than the finished picture, and decoding a large
 * photo to about half of its size costs a fraction of decoding it fully.
 */
const workingSize = (input: PipelineInput): ResizeOptions =>
  isCutOut(input)
    ? { width: WORKING_SIDE, height: WORKING_SIDE, fit: 'inside' }
    : { ...pictureSize(input), fit: 'outside' };

/** Turns the photo upright by its EXIF orientation, once, and brings it to 8-bit sRGB whatever its colour space was. */
export const orient: Step = {
  applies: () => true,
  async run(work) {
    try {
      const { original } = work.input;
      const size = workingSize(work.input);
      const photo = await work.cached('photo', [original, size.width, size.height], () =>
        toPixels(
          sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
            .autoOrient()
            .resize({ ...size, withoutEnlargement: true })
            .flatten({ background: '#ffffff' }),
        ),
      );
      return { ...work, photo };
    } catch (cause) {
      throw new DefectFound('undecodable', { cause });
    }
  },
};
