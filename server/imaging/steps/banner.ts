import sharp from 'sharp';
import { open, toPixels } from '../raster.ts';
import { pictureOf, type Step } from '../workpiece.ts';

/** A banner never hides more of the picture than this share of its height. */
const MAX_HEIGHT = 0.22;

/** Lays the company's banner across the bottom of the picture, from edge to edge. */
export const banner: Step = {
  applies: ({ input }) => input.showBanner && input.assets.banner !== undefined,
  async run(work) {
    const picture = pictureOf(work);
    const { banner: file } = work.input.assets;
    const { input, height } = await work.remember(
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

/** The banner as wide as the picture. */
async function strip(
  file: Uint8Array | undefined,
  picture: { width: number; height: number },
): Promise<{ input: Buffer; height: number }> {
  const { width: bannerWidth, height: bannerHeight } = await sharp(file).metadata();
  const height = Math.min(
    Math.round((picture.width * bannerHeight) / bannerWidth),
    Math.round(picture.height * MAX_HEIGHT),
  );
  return {
    input: await sharp(file).resize(picture.width, height, { fit: 'cover' }).png().toBuffer(),
    height,
  };
}
