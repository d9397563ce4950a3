const DIAGONAL = Math.SQRT2;

/** Distance in pixels from each pixel to the nearest one that `counts` accepts (two-pass chamfer, a few percent off at most). */
export function distanceTo(width: number, height: number, counts: (index: number) => boolean): Float32Array {
  const distance = new Float32Array(width * height);
  for (let i = 0; i < distance.length; i++) distance[i] = counts(i) ? 0 : 1e6;
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? 1e6 : (distance[y * width + x] ?? 1e6));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      distance[i] = Math.min(at(x, y), at(x - 1, y) + 1, at(x, y - 1) + 1, at(x - 1, y - 1) + DIAGONAL, at(x + 1, y - 1) + DIAGONAL);
    }
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) {
      const i = y * width + x;
      distance[i] = Math.min(at(x, y), at(x + 1, y) + 1, at(x, y + 1) + 1, at(x + 1, y + 1) + DIAGONAL, at(x - 1, y + 1) + DIAGONAL);
    }
  }
  return distance;
}
