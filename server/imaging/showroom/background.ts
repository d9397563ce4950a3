import sharp from 'sharp';
import { clamp, type PixelBox, type Pixels, type Size } from '../pixels.ts';
import { toPixels } from '../raster.ts';

/** Where a floor begins: `from` in the background, `floor` in the finished picture, as shares of their heights. */
type Ground = { from: number; floor: number };

/** Returns where a background's floor begins in a picture that shows as much as possible of it, as a share of the picture's height. */
export function floorIn(background: Size, size: Size, from: number): number {
  const part = middleOf(background, size);
  return (from * background.height - part.y) / part.height;
}

/**
 * Draws a background in a picture's size: as much as possible of it, from its middle. With `ground`, a part of it in which the floor begins there,
 * so that all tyres are on the floor; it is enlarged as little as possible.
 */
export async function drawBackground(
  file: Uint8Array,
  size: Size,
  ground?: Ground,
): Promise<Pixels> {
  const background = await sizeOf(file);
  const part = ground ? partOnFloor(background, size, ground) : middleOf(background, size);
  // scaled first: a JPEG is then decoded at a fraction of its size
  const scale = size.width / part.width;
  const width = Math.max(size.width, Math.round(background.width * scale));
  const height = Math.max(size.height, Math.round(background.height * scale));
  return toPixels(
    sharp(file)
      .autoOrient()
      .resize({ width, height, fit: 'fill' })
      .extract({
        left: Math.min(Math.round(part.x * scale), width - size.width),
        top: Math.min(Math.round(part.y * scale), height - size.height),
        ...size,
      })
      .flatten({ background: '#ffffff' }),
  );
}

/** Returns the size of a picture as it is shown. */
export async function sizeOf(file: Uint8Array): Promise<Size> {
  const { autoOrient } = await sharp(file).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

/** Returns the largest part with a picture's proportions, from the middle. */
function middleOf({ width, height }: Size, size: Size): PixelBox {
  const scale = Math.max(size.width / width, size.height / height);
  const part = { width: size.width / scale, height: size.height / scale };
  return { x: (width - part.width) / 2, y: (height - part.height) / 2, ...part };
}

function partOnFloor(background: Size, size: Size, { from, floor }: Ground): PixelBox {
  const most = middleOf(background, size);
  const below = background.height * (1 - from);
  const shrunk = Math.min(1, below / (most.height * (1 - floor)));
  const [width, height] = [most.width * shrunk, most.height * shrunk];
  const y = clamp(background.height * from - floor * height, 0, background.height - height);
  return { x: (background.width - width) / 2, y, width, height };
}
