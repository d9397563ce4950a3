/** A picture row by row: red, green and blue, 0 to 255, for each pixel, and possibly an alpha channel. */
interface Picture {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}

export type PhotoQuality = {
  /** Steepness of the sharpest edges, 0 to 255 per pixel: 40 and more in a sharp photo, under 10 in a smear. */
  sharpness: number;
  /** Spread of the brightness, standard deviation of 0 to 255. */
  contrast: number;
  /** The brightness that only the brightest hundredth exceeds, 0 to 255. */
  brightest: number;
};

const SHARPEST_SHARE = 0.001;
const BRIGHTEST_SHARE = 0.01;

/** In a photo that shows nothing, the brightest hundredth is darker than this, of 255. */
export const TOO_DARK = 36;

/** Measures a photo; a copy about 960 pixels wide is sufficient. */
export function measureQuality(
  { data, width, height }: Picture,
  channels: 3 | 4 = 3,
): PhotoQuality {
  const brightness = new Float32Array(width * height);
  for (let i = 0; i < brightness.length; i++) {
    const at = i * channels;
    brightness[i] =
      0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  const steepness = new Float32Array(brightness.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const across = (brightness[i + 1] ?? 0) - (brightness[i - 1] ?? 0);
      const down = (brightness[i + width] ?? 0) - (brightness[i - width] ?? 0);
      steepness[i] = Math.sqrt(across ** 2 + down ** 2) / 2;
    }
  }
  return {
    sharpness: exceededBy(steepness, SHARPEST_SHARE),
    contrast: deviationOf(brightness),
    brightest: exceededBy(brightness, BRIGHTEST_SHARE),
  };
}

function deviationOf(values: Float32Array): number {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 0;
    sum += value;
    squares += value ** 2;
  }
  const mean = sum / values.length;
  return Math.sqrt(Math.max(0, squares / values.length - mean ** 2));
}

/** Returns the value, rounded down, that this share of the values exceeds; values are 0 to 255. */
function exceededBy(values: Float32Array, share: number): number {
  const counts = new Uint32Array(256);
  for (let i = 0; i < values.length; i++) {
    const level = Math.min(255, Math.floor(values[i] ?? 0));
    counts[level] = (counts[level] ?? 0) + 1;
  }
  let left = values.length * share;
  let level = 255;
  while (level > 0 && left >= (counts[level] ?? 0)) left -= counts[level--] ?? 0;
  return level;
}
