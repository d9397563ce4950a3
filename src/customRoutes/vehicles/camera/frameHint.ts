/** What is wrong with a picture in the viewfinder. */
export type FrameHint = 'dark' | 'blurred';

/** Width of the copy that is judged, in pixels: a phone draws and measures it in some milliseconds. */
export const HINT_WIDTH = 320;

/** A picture whose brightest hundredth is darker (of 255) shows nothing, as on the server. */
const TOO_DARK = 36;
const BRIGHTEST_SHARE = 0.01;
/** Less steep edges (of 255 per pixel of the copy) mean shake or a wrong focus; the server's limit, on a copy a third as wide. */
const TOO_SOFT = 14;
const SHARPEST_SHARE = 0.001;

/**
 * Says what the photographer should mend before the picture is taken.
 * @param data red, green, blue and alpha, 0 to 255, row by row
 */
export const frameHintOf = (
  data: ArrayLike<number>,
  width: number,
  height: number,
): FrameHint | null => {
  const brightness = Float32Array.from(
    { length: width * height },
    (_, i) =>
      0.299 * (data[i * 4] ?? 0) + 0.587 * (data[i * 4 + 1] ?? 0) + 0.114 * (data[i * 4 + 2] ?? 0),
  );
  if (exceededBy(brightness, BRIGHTEST_SHARE) < TOO_DARK) return 'dark';
  const at = (x: number, y: number) => brightness[y * width + x] ?? 0;
  const steepness = new Float32Array(Math.max(0, width - 2) * Math.max(0, height - 2));
  let i = 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++)
      steepness[i++] = Math.hypot(at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1)) / 2;
  return exceededBy(steepness, SHARPEST_SHARE) < TOO_SOFT ? 'blurred' : null;
};

/** The value that this share of the values exceeds. */
const exceededBy = (values: Float32Array, share: number): number => {
  const sorted = values.toSorted();
  return sorted[Math.floor(sorted.length * (1 - share))] ?? 0;
};
