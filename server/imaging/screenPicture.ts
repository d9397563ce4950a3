import sharp from 'sharp';
import { MAX_PIXELS } from './inspect.ts';

/** Size of a shown picture. With a height it is cropped to exactly this size, else it is never enlarged. */
export interface ScreenSize {
  readonly width: number;
  readonly height?: number;
}

/** Redraws a picture that was inspected before: upright, sRGB, WebP, without metadata. */
export const drawForScreen = (path: string, { width, height }: ScreenSize): Promise<Uint8Array> =>
  sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({
      width,
      ...(height !== undefined && { height, fit: 'cover' }),
      withoutEnlargement: height === undefined,
    })
    .toColourspace('srgb')
    .webp({ quality: 84 })
    .toBuffer();
