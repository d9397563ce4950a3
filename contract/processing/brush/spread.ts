import type { Area, Painting } from './painting.ts';

/** Lengths of ways are counted in tenths of a pixel: whole numbers index the heaps. */
export const STEP = 10;
const SLANT = 14;
/** A colour difference that adds up to this, of 255, is an edge: nothing spreads over it. */
const EDGE = 40;
/** Smaller differences are noise. */
const NOISE = 6;
/** How much of a way's colour is carried over to the next pixel: a gradual change is no edge. */
const CARRIED = 0.75;
const UNREACHED = 0xffff;

/** The area around a stroke. */
export interface Surroundings {
  readonly area: Area;
  /** Of each pixel from the stroke's centre line; `Infinity` beyond the stroke's reach. */
  readonly distances: Float32Array;
  readonly radius: number;
  readonly margin: number;
}

/**
 * Returns the length of the shortest way from the brush to each pixel of the area that crosses no edge of the picture, in tenths of a pixel:
 * 0 under the brush, at most ten times the margin, else 65535. Ways avoid pixels of other strokes.
 */
export const spread = (
  { picture, final }: Painting,
  { area, distances, radius, margin }: Surroundings,
): Uint16Array => {
  const { width, height } = area;
  const ways = new Uint16Array(width * height).fill(UNREACHED);
  const limit = Math.round(margin * STEP);
  const heaps: number[][] = Array.from({ length: limit + 1 }, () => []);
  const { data } = picture;
  const bytes = data.length / (picture.width * picture.height);
  /** The colour carried along the way to each pixel: it follows the picture's, smoothed. */
  const carried = new Uint8Array(width * height * 3);
  const begin = (i: number, x: number, y: number) => {
    const from = ((area.y + y) * picture.width + area.x + x) * bytes;
    for (let c = 0; c < 3; c++) carried[i * 3 + c] = data[from + c] ?? 0;
    heaps[0]?.push(i);
  };
  for (let i = 0; i < ways.length; i++) {
    const distance = distances[i] ?? 0;
    if (distance > radius) continue;
    ways[i] = 0;
    // Ways start only at the brush's rim.
    if (distance > radius - 1.5) begin(i, i % width, Math.floor(i / width));
  }

  const visit = (i: number, way: number, next: number, at: number) => {
    let most = 0;
    for (let c = 0; c < 3; c++)
      most = Math.max(most, Math.abs((carried[i * 3 + c] ?? 0) - (data[at * bytes + c] ?? 0)));
    const length = way + (most <= NOISE ? 0 : Math.ceil(((most - NOISE) * limit) / EDGE));
    if (length > limit || length >= (ways[next] ?? 0)) return;
    ways[next] = length;
    heaps[length]?.push(next);
    for (let c = 0; c < 3; c++)
      carried[next * 3 + c] = Math.round(
        (carried[i * 3 + c] ?? 0) * CARRIED + (data[at * bytes + c] ?? 0) * (1 - CARRIED),
      );
  };
  for (const [way, heap] of heaps.entries()) {
    for (const i of heap) {
      if (ways[i] !== way) continue;
      const x = i % width;
      const y = (i - x) / width;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
          const next = i + dy * width + dx;
          const at = (area.y + y + dy) * picture.width + area.x + x + dx;
          if (
            way >= (ways[next] ?? 0) ||
            distances[next] === Number.POSITIVE_INFINITY ||
            final[at] === 1
          )
            continue;
          visit(i, way + (dx !== 0 && dy !== 0 ? SLANT : STEP), next, at);
        }
      }
    }
  }
  return ways;
};
