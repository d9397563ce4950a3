/**
 * Returns the mean of every pixel's square neighbourhood, by running sums, so the time does not depend on the radius. At the border only the pixels
 * inside the picture count.
 * @param plane one value per pixel, row by row
 * @param radius in pixels; the neighbourhood is 2 × radius + 1 wide
 */
export function boxMean(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const across = new Float32Array(plane.length);
  for (let y = 0; y < height; y++) meanAlongRow(plane, across, y * width, width, radius);
  const out = new Float32Array(plane.length);
  const sums = new Float64Array(width);
  // Whole rows are added and taken away: walking down single columns would miss the processor's cache at every pixel.
  for (let y = -radius; y < height; y++) {
    const entering = y + radius;
    if (entering < height)
      for (let x = 0, i = entering * width; x < width; x++, i++)
        sums[x] = (sums[x] ?? 0) + (across[i] ?? 0);
    const leaving = y - radius - 1;
    if (leaving >= 0)
      for (let x = 0, i = leaving * width; x < width; x++, i++)
        sums[x] = (sums[x] ?? 0) - (across[i] ?? 0);
    if (y < 0) continue;
    const count = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1;
    for (let x = 0, i = y * width; x < width; x++, i++) out[i] = (sums[x] ?? 0) / count;
  }
  return out;
}

function meanAlongRow(
  from: Float32Array,
  to: Float32Array,
  start: number,
  length: number,
  radius: number,
): void {
  let sum = 0;
  for (let i = 0; i < Math.min(radius, length); i++) sum += from[start + i] ?? 0;
  for (let i = 0; i < length; i++) {
    if (i + radius < length) sum += from[start + i + radius] ?? 0;
    if (i - radius - 1 >= 0) sum -= from[start + i - radius - 1] ?? 0;
    to[start + i] = sum / (Math.min(length - 1, i + radius) - Math.max(0, i - radius) + 1);
  }
}
