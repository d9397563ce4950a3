import sharp, { type ResizeOptions } from 'sharp';
import { MAX_PIXELS } from '../inspect.ts';
import { pictureSize } from '../pictureSize.ts';
import { toPixels } from '../raster.ts';
import { DefectFound, type PipelineInput, type Step } from '../workpiece.ts';
import { isCutOut } from './cutout.ts';

/**
 * A photo that is cut out is worked on at this size at most. A finished picture is 1920 pixels wide and the vehicle fills about three quarters
 * of it, so a vehicle that fills 60 % of the photo still has a pixel for every pixel of the result.
 */
export const WORKING_SIDE = 2400;

/**
 * What is not cut out is only cropped: it needs no more pixels than the finished picture has, and decoding to about half of a large photo's
 * size costs a fraction of decoding it whole.
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
      const photo = await work.remember('photo', [original, size.width, size.height], () =>
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
