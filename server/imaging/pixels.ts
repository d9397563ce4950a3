import type { Box } from '../../contract/photos/photo.ts';

/** Upright sRGB pixels: three bytes each (red, green, blue), row by row, no padding. */
export type Pixels = { data: Uint8Array; width: number; height: number };

/** Coverage of each pixel by the vehicle: 0 outside, 255 inside, between them along the edge. */
export type Mask = { data: Uint8Array; width: number; height: number };

export type Size = { width: number; height: number };

/** Fills an array by index, and returns it. Ten times as fast as the array's own `from`, which goes through an iterator. */
export function fillByIndex<Values extends Uint8Array | Float32Array>(
  values: Values,
  at: (index: number) => number,
): Values {
  for (let i = 0; i < values.length; i++) values[i] = at(i);
  return values;
}

/** A box in whole pixels of one picture, from its top left. */
export type PixelBox = { x: number; y: number; width: number; height: number };

/** Rounds a fractional box outwards to whole pixels and keeps it inside the picture, at least one pixel large. */
export function toPixelBox(box: Box, width: number, height: number): PixelBox {
  const x = clamp(Math.floor(box.x * width), 0, width - 1);
  const y = clamp(Math.floor(box.y * height), 0, height - 1);
  const right = clamp(Math.ceil((box.x + box.width) * width), x + 1, width);
  const bottom = clamp(Math.ceil((box.y + box.height) * height), y + 1, height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Converts a box in pixels to fractions of the picture, whose size is given. */
export function toBox(box: PixelBox, width: number, height: number): Box {
  return {
    x: box.x / width,
    y: box.y / height,
    width: box.width / width,
    height: box.height / height,
  };
}

/** Converts a box on a picture to the box on the same picture in another size, rounded outwards to whole pixels. */
export function boxOn(box: PixelBox, picture: Size, other: Size): PixelBox {
  return toPixelBox(toBox(box, picture.width, picture.height), other.width, other.height);
}

/** Returns the box of the whole picture. */
export function wholeOf({ width, height }: Size): PixelBox {
  return { x: 0, y: 0, width, height };
}

/** Returns whether two boxes share pixels. */
export function overlaps(a: PixelBox, b: PixelBox): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Returns the intersection over union of what two masks of the same size cover by half or more, 0 to 1; 1 if both are empty. */
export function maskOverlap(one: Mask, other: Mask): number {
  let both = 0;
  let either = 0;
  for (let i = 0; i < one.data.length; i++) {
    const inOne = (one.data[i] ?? 0) >= 128;
    const inOther = (other.data[i] ?? 0) >= 128;
    if (inOne && inOther) both++;
    if (inOne || inOther) either++;
  }
  return either === 0 ? 1 : both / either;
}

/** Returns the side of a square as large as what the mask covers by half or more, in its pixels. */
export function sideOfArea({ data }: Mask): number {
  let area = 0;
  for (let i = 0; i < data.length; i++) if ((data[i] ?? 0) >= 128) area++;
  return Math.sqrt(area);
}

/** Returns the smallest box round everything that the mask covers by half or more; null when it covers nothing. */
export function coveredBox({ data, width, height }: Mask): PixelBox | null {
  const isCovered = (index: number) => (data[index] ?? 0) >= 128;
  const isEmpty = (y: number) => {
    for (let i = y * width; i < (y + 1) * width; i++) if (isCovered(i)) return false;
    return true;
  };
  let top = 0;
  while (top < height && isEmpty(top)) top++;
  if (top === height) return null;
  let bottom = height - 1;
  while (isEmpty(bottom)) bottom--;
  let left = width;
  let right = -1;
  for (let y = top; y <= bottom; y++) {
    const row = y * width;
    // Only pixels beside the columns found so far can widen the box.
    let x = 0;
    while (x < left && !isCovered(row + x)) x++;
    left = x;
    x = width - 1;
    while (x > right && !isCovered(row + x)) x--;
    right = x;
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Returns the box grown by a margin in pixels on every side, kept inside the picture. */
export function grownBox(box: PixelBox, margin: number, width: number, height: number): PixelBox {
  const x = Math.max(0, box.x - margin);
  const y = Math.max(0, box.y - margin);
  return {
    x,
    y,
    width: Math.min(width, box.x + box.width + margin) - x,
    height: Math.min(height, box.y + box.height + margin) - y,
  };
}

/** Returns the box with room on every side, a share of its larger side, kept inside the picture. */
export function withRoom(box: PixelBox, share: number, { width, height }: Size): PixelBox {
  return grownBox(box, Math.round(Math.max(box.width, box.height) * share), width, height);
}

/** Returns the picture's size scaled by a factor, in whole pixels and at least one. */
export function scaledSize({ width, height }: Size, scale: number): Size {
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Returns the picture's size, scaled down if its longer side is longer than `side`. */
export function sizeWithin(size: Size, side: number): Size {
  return scaledSize(size, Math.min(1, side / Math.max(size.width, size.height)));
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
