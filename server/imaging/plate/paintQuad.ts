import type { Pixels } from '../pixels.ts';
import { boundsOf, perspectiveOf, type Quad } from './quad.ts';

/** A colour, 0 to 255, and how much of it covers what was there, 0 to 1. */
type Paint = { r: number; g: number; b: number; cover: number };
/** Fills in the paint at a place of the plane, 0 to 1 across and down. */
export type PaintAt = (out: Paint, u: number, v: number) => void;

/** Samples along each side of a pixel. */
const FINE = 3;

/** Paints a plane that is seen in perspective into a picture, in place, with soft edges. No pixel outside the corners changes. */
export function paintQuad(picture: Pixels, quad: Quad, paintAt: PaintAt): void {
  const { toPlane } = perspectiveOf(quad);
  const { x: left, y: top, width, height } = boundsOf(quad, picture);
  const paint: Paint = { r: 0, g: 0, b: 0, cover: 0 };
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      let [r, g, b, cover] = [0, 0, 0, 0];
      for (let k = 0; k < FINE * FINE; k++) {
        const { x: u, y: v } = toPlane(
          x + ((k % FINE) + 0.5) / FINE,
          y + (Math.floor(k / FINE) + 0.5) / FINE,
        );
        if (u < 0 || u > 1 || v < 0 || v > 1) continue;
        paintAt(paint, u, v);
        r += paint.r * paint.cover;
        g += paint.g * paint.cover;
        b += paint.b * paint.cover;
        cover += paint.cover;
      }
      if (cover === 0) continue;
      lay(picture.data, (y * picture.width + x) * 3, [r, g, b], cover);
    }
  }
}

function lay(data: Uint8Array, at: number, sums: readonly number[], cover: number): void {
  const rest = 1 - cover / (FINE * FINE);
  for (const [channel, sum] of sums.entries()) {
    const value = sum / (FINE * FINE) + (data[at + channel] ?? 0) * rest;
    data[at + channel] = Math.min(255, Math.max(0, Math.round(value)));
  }
}
