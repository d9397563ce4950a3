import sharp, { type Sharp } from 'sharp';
import { boxOn, clamp, type Mask, type PixelBox, type Pixels, type Size } from './pixels.ts';

/** Opens raw pixels for sharp. */
export function open(image: Pixels | Mask): Sharp {
  const { width, height, data } = image;
  const channels = data.length / (width * height) === 3 ? 3 : 1;
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
}

/** Runs a sharp pipeline and returns red, green and blue. A grey result becomes three equal channels. */
export async function toPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels === 3) return { data, width: info.width, height: info.height };
  const rgb = new Uint8Array(info.width * info.height * 3);
  for (let i = 0, j = 0; j < rgb.length; i++, j += 3)
    rgb.fill(data[i * info.channels] ?? 0, j, j + 3);
  return { data: rgb, width: info.width, height: info.height };
}

/** Runs a sharp pipeline and returns its first channel. */
export async function toMask(image: Sharp): Promise<Mask> {
  const { data, info } = await image.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns a smaller or larger copy; the caller sets the proportions. */
export async function resizePixels(image: Pixels, width: number, height: number): Promise<Pixels> {
  return image.width === width && image.height === height
    ? image
    : toPixels(open(image).resize(width, height, { fit: 'fill' }));
}

/** Returns a smaller or larger copy of a mask. */
export async function resizeMask(mask: Mask, width: number, height: number): Promise<Mask> {
  if (mask.width === width && mask.height === height) return mask;
  if (width >= mask.width && height >= mask.height) return enlarged(mask, width, height);
  return toMask(open(mask).resize(width, height, { fit: 'fill', kernel: 'linear' }));
}

/** Enlarges a mask by bilinear interpolation, as sharp does, in a fifth of its time (docs/decisions/pictures.md). */
function enlarged(mask: Mask, width: number, height: number): Mask {
  const columns = between(mask.width, width);
  const rows = between(mask.height, height);
  const row = new Float32Array(mask.width);
  const data = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const upper = (rows.first[y] ?? 0) * mask.width;
    const lower = (rows.second[y] ?? 0) * mask.width;
    const down = rows.share[y] ?? 0;
    for (let x = 0; x < mask.width; x++) {
      const above = mask.data[upper + x] ?? 0;
      row[x] = above + ((mask.data[lower + x] ?? 0) - above) * down + 0.5; // rounds
    }
    for (let x = 0; x < width; x++, i++) {
      const before = row[columns.first[x] ?? 0] ?? 0;
      data[i] = before + ((row[columns.second[x] ?? 0] ?? 0) - before) * (columns.share[x] ?? 0);
    }
  }
  return { data, width, height };
}

/** Returns, for each of `many` places, the two of `few` places that it is between, and the share of the second. */
function between(few: number, many: number) {
  const place = (k: number) => clamp(((k + 0.5) * few) / many - 0.5, 0, few - 1);
  const first = Int32Array.from({ length: many }, (_, k) => Math.floor(place(k)));
  return {
    first,
    second: first.map((at) => Math.min(few - 1, at + 1)),
    share: Float32Array.from(first, (at, k) => place(k) - at),
  };
}

/** Inserts the mask of a part of a picture, which is as large as that part, into an empty mask of the whole. */
export function insertMask(part: Mask, at: PixelBox, { width, height }: Size): Mask {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < at.height; y++)
    data.set(part.data.subarray(y * at.width, (y + 1) * at.width), (at.y + y) * width + at.x);
  return { data, width, height };
}

/**
 * Places the mask of a part of a picture inside an empty mask of the whole, which may have another size.
 * @param region the part, in pixels of the picture @param size of the mask that is made
 */
export async function placeMask(
  part: Mask,
  region: PixelBox,
  picture: Size,
  size: Size,
): Promise<Mask> {
  const at = boxOn(region, picture, size);
  return insertMask(await resizeMask(part, at.width, at.height), at, size);
}

/** Encodes a mask as a grey PNG. */
export function encodePng(mask: Mask): Promise<Uint8Array> {
  return open(mask).png({ compressionLevel: 6 }).toBuffer();
}

/** Reads a mask back from its PNG. @throws when the bytes are no image */
export function decodeMask(png: Uint8Array): Promise<Mask> {
  return toMask(sharp(png).toColourspace('b-w'));
}

/** Returns the pixels inside a box; the picture itself if the box is all of it. */
export function cropPixels(image: Pixels, box: PixelBox): Pixels {
  if (box.width === image.width && box.height === image.height) return image;
  return { data: cropRows(image.data, image.width, 3, box), width: box.width, height: box.height };
}

/** Returns the part of a mask inside a box; the mask itself if the box is all of it. */
export function cropMask(mask: Mask, box: PixelBox): Mask {
  if (box.width === mask.width && box.height === mask.height) return mask;
  return { data: cropRows(mask.data, mask.width, 1, box), width: box.width, height: box.height };
}

function cropRows(data: Uint8Array, width: number, channels: number, box: PixelBox): Uint8Array {
  const out = new Uint8Array(box.width * box.height * channels);
  for (let y = 0; y < box.height; y++) {
    const from = ((box.y + y) * width + box.x) * channels;
    out.set(data.subarray(from, from + box.width * channels), y * box.width * channels);
  }
  return out;
}
