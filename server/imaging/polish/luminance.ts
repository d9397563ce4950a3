import type { Pixels } from '../pixels.ts';

/** Returns how bright each pixel looks, 0 to 255 (Rec. 601). */
export function luminanceOf({ data, width, height }: Pixels): Float32Array {
  const out = new Float32Array(width * height);
  for (let i = 0, j = 0; i < out.length; i++, j += 3)
    out[i] = brightness(data[j] ?? 0, data[j + 1] ?? 0, data[j + 2] ?? 0);
  return out;
}

/** Returns how bright one colour looks, 0 to 255 like its channels. */
export function brightness(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** Returns 0 up to `low`, 1 from `high` on, and values between 0 and 1 on a smooth curve between them. */
export function smoothStep(low: number, high: number, value: number): number {
  const t = Math.min(Math.max((value - low) / (high - low), 0), 1);
  return t * t * (3 - 2 * t);
}
