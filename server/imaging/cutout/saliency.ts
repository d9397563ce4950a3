import type { Pixels } from '../pixels.ts';

const PASSES = 4;

/**
 * How much stands between each pixel and the picture's border: the least change of colour that a way to the border must cross
 * (minimum barrier distance, Zhang and others 2015, by raster scans). Low on walls, sky and ground, high on what stands apart.
 * @returns 0 to 1 per pixel
 */
export function findSaliency(image: Pixels): Float32Array {
  const { width, height } = image;
  const total = new Float32Array(width * height);
  for (let c = 0; c < 3; c++) {
    const barrier = barrierDistance(image, c);
    for (let i = 0; i < total.length; i++) total[i] = (total[i] ?? 0) + (barrier[i] ?? 0);
  }
  const sorted = Float32Array.from(total).sort();
  const high = Math.max(1, sorted[Math.floor(sorted.length * 0.97)] ?? 1);
  return total.map((value) => Math.min(1, value / high));
}

function barrierDistance({ data, width, height }: Pixels, channel: number): Float32Array {
  const value = (i: number) => data[i * 3 + channel] ?? 0;
  const distance = new Float32Array(width * height).fill(1e6);
  const highest = Float32Array.from(distance, (_, i) => value(i));
  const lowest = Float32Array.from(highest);
  const visit = (i: number, from: number) => {
    const high = Math.max(highest[from] ?? 0, value(i));
    const low = Math.min(lowest[from] ?? 0, value(i));
    if (high - low >= (distance[i] ?? 0)) return;
    distance[i] = high - low;
    highest[i] = high;
    lowest[i] = low;
  };
  for (let x = 0; x < width; x++) distance[x] = distance[(height - 1) * width + x] = 0;
  for (let y = 0; y < height; y++) distance[y * width] = distance[y * width + width - 1] = 0;
  for (let pass = 0; pass < PASSES; pass++) {
    const forwards = pass % 2 === 0;
    for (let k = 1; k < height - 1; k++) {
      const y = forwards ? k : height - 1 - k;
      for (let j = 1; j < width - 1; j++) {
        const i = y * width + (forwards ? j : width - 1 - j);
        visit(i, forwards ? i - width : i + width);
        visit(i, forwards ? i - 1 : i + 1);
      }
    }
  }
  return distance;
}
