import sharp from 'sharp';
import { pictureOf, type Step } from '../pipelineState.ts';
import type { Size } from '../pixels.ts';
import { open, toPixels } from '../raster.ts';

/** A banner never hides more of the picture than this share of its height. */
const MAX_HEIGHT = 0.22;

/** Lays the company's banner across the bottom of the picture, from edge to edge. */
export const banner: Step = {
  applies: ({ input }) => input.showBanner && input.assets.banner !== undefined,
  async run(work) {
    const picture = pictureOf(work);
    const { banner: file } = work.input.assets;
    const { input, height } = await work.cached(
      'banner',
      [file, picture.width, picture.height],
      () => strip(file, picture),
    );
    return {
      ...work,
      picture: await toPixels(
        open(picture).composite([{ input, left: 0, top: picture.height - height }]),
      ),
    };
  },
};

/** Returns the height of a banner in a picture of that size, in pixels of the picture. */
export async function bannerHeight(file: Uint8Array | undefined, picture: Size): Promise<number> {
  const { width, height } = await sharp(file).metadata();
  return Math.min(
    Math.round((picture.width * height) / width),
    Math.round(picture.height * MAX_HEIGHT),
  );
}

/** Scales the banner to the picture's width. */
async function strip(
  file: Uint8Array | undefined,
  picture: Size,
): Promise<{ input: Buffer; height: number }> {
  const height = await bannerHeight(file, picture);
  return {
    input: await sharp(file).resize(picture.width, height, { fit: 'cover' }).png().toBuffer(),
    height,
  };
}
