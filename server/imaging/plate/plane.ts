import type { Pixels } from '../pixels.ts';

/** One number per pixel, row by row. */
export type Plane = { data: Float32Array; width: number; height: number };

/** Returns how bright each pixel is, 0 to 255. */
export function brightnessOf({ data, width, height }: Pixels): Plane {
  const out = new Float32Array(width * height);
  for (let i = 0, j = 0; i < out.length; i++, j += 3)
    out[i] = 0.299 * (data[j] ?? 0) + 0.587 * (data[j + 1] ?? 0) + 0.114 * (data[j + 2] ?? 0);
  return { data: out, width, height };
}

/** Returns the value of the pixel that holds a point; undefined outside. */
export function valueAt({ data, width, height }: Plane, x: number, y: number): number | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  return column < 0 || row < 0 || column >= width || row >= height
    ? undefined
    : data[row * width + column];
}

/** Returns the value below which that share of the numbers lies; NaN if there are no numbers. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Swaps light and dark. */
export function inverted(plane: Plane): Plane {
  return { ...plane, data: plane.data.map((value) => 255 - value) };
}
