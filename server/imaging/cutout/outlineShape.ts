import { clamp } from '../pixels.ts';
import type { Silhouette } from './silhouette.ts';

/** Places relative to the silhouette's box: -0.5 to 0.5 across its width and height. */
export type ShapePoints = { x: Float32Array; y: Float32Array };

/** A silhouette as samples that can be laid anywhere over a photo. */
export type OutlineShape = {
  /** Along the outline, with the direction outwards in pixels of the silhouette (length 1). */
  contour: ShapePoints & { normalX: Float32Array; normalY: Float32Array };
  inside: ShapePoints;
  /** Close around the outline, outside it. */
  ring: ShapePoints;
  /** Width to height of the silhouette's box. */
  aspect: number;
  /** The box in the frame, as fractions: where a photo that follows the guide shows the vehicle. */
  frame: { centerX: number; centerY: number; width: number };
};

const CONTOUR_SAMPLES = 140;
const AREA_SAMPLES = 260;
/** The ring's distance from the outline, as shares of the silhouette's width. */
const RING = [0.03, 0.13] as const;

/** Samples a silhouette. The samples are the same each time. */
export function sampleShape({ mask, box }: Silhouette): OutlineShape {
  const inside = (x: number, y: number) =>
    x >= 0 &&
    y >= 0 &&
    x < mask.width &&
    y < mask.height &&
    (mask.data[y * mask.width + x] ?? 0) >= 128;
  const edge: [number, number, number, number][] = [];
  const body: [number, number][] = [];
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) {
      if (!inside(x, y)) continue;
      body.push([x, y]);
      if (inside(x - 1, y) && inside(x + 1, y) && inside(x, y - 1) && inside(x, y + 1)) continue;
      const [nx, ny] = outwards(inside, x, y);
      edge.push([x, y, nx, ny]);
    }
  }
  const ring: [number, number][] = [];
  for (const [x, y, nx, ny] of edge) {
    for (let step = 0; step < 4; step++) {
      const distance = (RING[0] + ((RING[1] - RING[0]) * step) / 3) * box.width;
      const [rx, ry] = [Math.round(x + nx * distance), Math.round(y + ny * distance)];
      if (!inside(rx, ry)) ring.push([rx, ry]);
    }
  }
  const relative = (points: readonly (readonly [number, number, ...number[]])[]): ShapePoints => ({
    x: Float32Array.from(points, ([x]) => (x + 0.5 - box.x) / box.width - 0.5),
    y: Float32Array.from(points, ([, y]) => (y + 0.5 - box.y) / box.height - 0.5),
  });
  const contour = every(edge, CONTOUR_SAMPLES);
  return {
    contour: {
      ...relative(contour),
      normalX: Float32Array.from(contour, ([, , nx]) => nx),
      normalY: Float32Array.from(contour, ([, , , ny]) => ny),
    },
    inside: relative(every(body, AREA_SAMPLES)),
    ring: relative(every(ring, AREA_SAMPLES)),
    aspect: box.width / box.height,
    frame: {
      centerX: (box.x + box.width / 2) / mask.width,
      centerY: (box.y + box.height / 2) / mask.height,
      width: box.width / mask.width,
    },
  };
}

/** Away from the covered pixels nearby. */
function outwards(
  inside: (x: number, y: number) => boolean,
  x: number,
  y: number,
): [number, number] {
  let nx = 0;
  let ny = 0;
  for (let dy = -4; dy <= 4; dy++) {
    for (let dx = -4; dx <= 4; dx++) {
      if (!inside(x + dx, y + dy)) continue;
      nx -= dx;
      ny -= dy;
    }
  }
  const length = Math.hypot(nx, ny) || 1;
  return [nx / length, ny / length];
}

function every<T>(items: readonly T[], count: number): T[] {
  const wanted = Math.min(count, items.length);
  return Array.from(
    { length: wanted },
    (_, i) =>
      items[clamp(Math.floor(((i + 0.5) * items.length) / wanted), 0, items.length - 1)] as T,
  );
}
