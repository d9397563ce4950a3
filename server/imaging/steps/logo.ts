import sharp from 'sharp';
import type { LogoPosition } from '../../../contract/entities/look.ts';
import { open, toPixels } from '../raster.ts';
import { pictureOf, type Step } from '../workpiece.ts';

/** Shares of the picture's width and height. */
const LOGO_WIDTH = 0.18;
const LOGO_HEIGHT = 0.12;
const MARGIN = 0.025;

/** Lays the company's logo into one of nine fields, within a margin. */
export const logo: Step = {
  applies: ({ input }) => input.showLogo && input.assets.logo !== undefined,
  async run(work) {
    const picture = pictureOf(work);
    const { data: input, info } = await sharp(work.input.assets.logo)
      .resize(Math.round(picture.width * LOGO_WIDTH), Math.round(picture.height * LOGO_HEIGHT), { fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    const place = logoPlace(work.input.look.logo_position, picture, info);
    return { ...work, picture: await toPixels(open(picture).composite([{ input, ...place }])) };
  },
};

type Size = { width: number; height: number };

/** Top left corner of the logo in pixels of the picture. */
export function logoPlace(position: LogoPosition, picture: Size, logoSize: Size): { left: number; top: number } {
  const margin = Math.round(picture.width * MARGIN);
  const along = (start: boolean, end: boolean, room: number) => (start ? margin : end ? room - margin : Math.round(room / 2));
  return {
    left: along(position.includes('left'), position.includes('right'), picture.width - logoSize.width),
    top: along(position.startsWith('top'), position.startsWith('bottom'), picture.height - logoSize.height),
  };
}
