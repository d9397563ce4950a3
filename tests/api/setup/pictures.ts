import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** Returns a small photo-like JPEG that differs from all others. */
export async function picture(width = 320, height = 240): Promise<Uint8Array<ArrayBuffer>> {
  const noise = randomBytes(Math.ceil(width / 16) * Math.ceil(height / 16) * 3);
  const raw = {
    width: Math.ceil(width / 16),
    height: Math.ceil(height / 16),
    channels: 3 as const,
  };
  return new Uint8Array(
    await sharp(noise, { raw })
      .resize(width, height, { fit: 'fill' })
      .jpeg({ quality: 85 })
      .toBuffer(),
  );
}
