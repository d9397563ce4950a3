/**
 * Returns the straight line that runs closest to points, by least squares of `y`: it is at `start` where `x` is 0. Returns null if all points have
 * the same `x`, or there are none.
 */
export function fitLine(
  points: Iterable<{ x: number; y: number }>,
): { slope: number; start: number } | null {
  let [count, sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0, 0];
  for (const { x, y } of points) {
    count++;
    sumX += x;
    sumY += y;
    sumXX += x * x;
    sumXY += x * y;
  }
  const spread = count * sumXX - sumX * sumX;
  if (spread <= 0) return null;
  const slope = (count * sumXY - sumX * sumY) / spread;
  return { slope, start: (sumY - slope * sumX) / count };
}
