import sharp from 'sharp';

/** Longest side of what previews are composed of, in pixels: a preview is 640 wide and the vehicle fills most of it. */
const SIDE = 1000;

/** Returns a smaller upright copy of a photo, a mask or a picture of a look: transparent and grey ones as PNG, others as JPEG. */
export async function shrinkForPreview(bytes: Uint8Array): Promise<Uint8Array> {
  const image = sharp(bytes)
    .autoOrient()
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true });
  const { hasAlpha, channels } = await sharp(bytes).metadata();
  return hasAlpha || channels === 1
    ? image.png({ compressionLevel: 1 }).toBuffer()
    : image.jpeg({ quality: 92 }).toBuffer();
}
