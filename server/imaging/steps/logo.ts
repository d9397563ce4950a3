import sharp from 'sharp';
import type { LogoPosition } from '../../../contract/looks/look.ts';
import { pictureOf, type Step } from '../pipelineState.ts';
import type { PixelBox, Size } from '../pixels.ts';
import { open, toPixels } from '../raster.ts';

/** In percent of the picture's width. */
const USUAL = { size: 18, margin: 2.5 };
/** A logo takes at most this share of the height per share of the width. */
const HEIGHT_TO_WIDTH = 2 / 3;

/** Lays the company's logo into one of nine fields, within a margin. */
export const logo: Step = {
  applies: ({ input }) => input.showLogo && input.assets.logo !== undefined,
  async run(work) {
    const picture = pictureOf(work);
    const { size, margin } = work.input.logo ?? USUAL;
    const { logo: file } = work.input.assets;
    const most = largest(picture, size);
    const { data: input, info } = await work.cached('logo', [file, most.width, most.height], () =>
      sharp(file)
        .resize(most.width, most.height, { fit: 'inside' })
        .png()
        .toBuffer({ resolveWithObject: true }),
    );
    const place = logoPlace(work.input.look.logo_position, picture, info, margin);
    return { ...work, picture: await toPixels(open(picture).composite([{ input, ...place }])) };
  },
};

/** Returns the most that a logo takes, in pixels. @param size in percent of the picture's width */
function largest(picture: Size, size: number): Size {
  return {
    width: Math.round((picture.width * size) / 100),
    height: Math.round((picture.height * size * HEIGHT_TO_WIDTH) / 100),
  };
}

/** Returns the box that a logo covers in a picture of that size, in pixels of the picture. */
export async function logoBox(
  file: Uint8Array,
  position: LogoPosition,
  picture: Size,
  { size, margin } = USUAL,
): Promise<PixelBox> {
  const { width, height } = await sharp(file).metadata();
  const most = largest(picture, size);
  const scale = Math.min(most.width / width, most.height / height);
  const shown = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const { left, top } = logoPlace(position, picture, shown, margin);
  return { x: left, y: top, ...shown };
}

/** Returns the top left corner of the logo in pixels of the picture; `percent` of the picture's width is its distance from the edges. */
export function logoPlace(
  position: LogoPosition,
  picture: Size,
  logoSize: Size,
  percent = USUAL.margin,
): { left: number; top: number } {
  const margin = Math.round((picture.width * percent) / 100);
  const along = (start: boolean, end: boolean, room: number) =>
    start ? margin : end ? room - margin : Math.round(room / 2);
  return {
    left: along(
      position.includes('left'),
      position.includes('right'),
      picture.width - logoSize.width,
    ),
    top: along(
      position.startsWith('top'),
      position.startsWith('bottom'),
      picture.height - logoSize.height,
    ),
  };
}
