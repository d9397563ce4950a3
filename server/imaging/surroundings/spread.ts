import type { Mask, PixelBox, Pixels, Size } from '../pixels.ts';
import { cropMask, cropPixels, open, toMask, toPixels } from '../raster.ts';

/** A whole photo placed under a picture: its pixels, the vehicle's outline, and what of the picture it covers. */
export type Spread = { pixels: Pixels; mask: Mask; covered: PixelBox };

/**
 * Puts a photo under a picture so that the vehicle's box is in its place. Beyond the photo, its last rows and columns are repeated.
 * @param box the vehicle in the photo @param place the same in the picture
 */
export async function spreadPhoto(
  photo: Pixels,
  mask: Mask,
  { box, place }: { box: PixelBox; place: PixelBox },
  size: Size,
): Promise<Spread> {
  const across = along(photo.width, box.x, place.x, place.width / box.width, size.width);
  const down = along(photo.height, box.y, place.y, place.height / box.height, size.height);
  const part = { x: across.from, y: down.from, width: across.length, height: down.length };
  const covered = { x: across.to, y: down.to, width: across.size, height: down.size };
  const rest = {
    left: covered.x,
    top: covered.y,
    right: size.width - covered.x - covered.width,
    bottom: size.height - covered.y - covered.height,
  };
  const laid = (image: Pixels | Mask) =>
    open(image)
      .resize(covered.width, covered.height, { fit: 'fill' })
      .extend({
        ...rest,
        extendWith: 'copy',
      });
  const data = new Uint8Array(size.width * size.height);
  const [pixels, inside] = await Promise.all([
    toPixels(laid(cropPixels(photo, part))),
    toMask(open(cropMask(mask, part)).resize(covered.width, covered.height, { fit: 'fill' })),
  ]);
  for (let y = 0; y < covered.height; y++)
    data.set(
      inside.data.subarray(y * covered.width, (y + 1) * covered.width),
      (covered.y + y) * size.width + covered.x,
    );
  return { pixels, mask: { data, width: size.width, height: size.height }, covered };
}

/** Returns, along one axis, which pixels of the photo are seen, and which of the picture they cover. */
function along(photo: number, box: number, place: number, scale: number, picture: number) {
  const start = place - box * scale;
  const from = Math.max(0, Math.floor(-start / scale));
  const end = Math.min(photo, Math.ceil((picture - start) / scale));
  const to = Math.max(0, Math.round(start + from * scale));
  const last = Math.min(picture, Math.round(start + end * scale));
  return { from, length: Math.max(1, end - from), to, size: Math.max(1, last - to) };
}
