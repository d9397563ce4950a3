import { clamp, type Pixels } from '../pixels.ts';
import { type PaintAt, paintQuad } from './paintQuad.ts';
import { grownQuad, type Perspective, perspectiveOf, type Quad } from './quad.ts';

/** Number of colours that are left of a plate, across and down: too few for eight characters. */
const ACROSS = 3;
const DOWN = 2;
/** Samples of the plate along each side of a cell. */
const SAMPLES = 16;
/** Colours are rounded to this step, of 255: several numbers give the same blur, so none can be calculated back. */
const STEP = 8;
/** Margin beyond the corners, as shares of the plate's width and height: corners are seldom exact. */
const MARGIN = { across: 0.03, down: 0.14 } as const;

/** Returns the part of a picture that `blurPlate` changes. */
export const blurredArea = (quad: Quad): Quad => grownQuad(quad, MARGIN.across, MARGIN.down);

/**
 * Makes a plate unreadable, in place: a few mean colours that run into each other are left. Half of the margin is covered fully, the
 * other half fades out.
 */
export function blurPlate(picture: Pixels, quad: Quad): void {
  const area = blurredArea(quad);
  const cells = meanColours(picture, perspectiveOf(quad));
  const fade = {
    across: MARGIN.across / (1 + 2 * MARGIN.across) / 2,
    down: MARGIN.down / (1 + 2 * MARGIN.down) / 2,
  };
  const paintAt: PaintAt = (out, u, v) => {
    const inward = Math.min(Math.min(u, 1 - u) / fade.across, Math.min(v, 1 - v) / fade.down);
    out.cover = clamp(inward, 0, 1);
    mixed(out, cells, u, v);
  };
  paintQuad(picture, area, paintAt);
}

/** Returns the mean red, green and blue of each cell, row by row, rounded to `STEP`. */
function meanColours(picture: Pixels, { toPixels }: Perspective): Float64Array {
  const cells = new Float64Array(ACROSS * DOWN * 3);
  for (let row = 0; row < DOWN * SAMPLES; row++) {
    for (let column = 0; column < ACROSS * SAMPLES; column++) {
      const { x, y } = toPixels(
        (column + 0.5) / (ACROSS * SAMPLES),
        (row + 0.5) / (DOWN * SAMPLES),
      );
      const from =
        (clamp(Math.floor(y), 0, picture.height - 1) * picture.width +
          clamp(Math.floor(x), 0, picture.width - 1)) *
        3;
      const to = (Math.floor(row / SAMPLES) * ACROSS + Math.floor(column / SAMPLES)) * 3;
      for (let c = 0; c < 3; c++)
        cells[to + c] = (cells[to + c] ?? 0) + (picture.data[from + c] ?? 0) / SAMPLES ** 2;
    }
  }
  return cells.map((mean) => Math.round(mean / STEP) * STEP);
}

/** Interpolates the colour at a place from the four cells around it. */
function mixed(
  out: { r: number; g: number; b: number },
  cells: Float64Array,
  u: number,
  v: number,
): void {
  const x = clamp(u * ACROSS - 0.5, 0, ACROSS - 1);
  const y = clamp(v * DOWN - 0.5, 0, DOWN - 1);
  const [left, top] = [Math.min(Math.floor(x), ACROSS - 2), Math.min(Math.floor(y), DOWN - 2)];
  const [across, down] = [x - left, y - top];
  const channel = (c: number) => {
    const at = (dx: number, dy: number) => cells[((top + dy) * ACROSS + left + dx) * 3 + c] ?? 0;
    return (
      (at(0, 0) * (1 - across) + at(1, 0) * across) * (1 - down) +
      (at(0, 1) * (1 - across) + at(1, 1) * across) * down
    );
  };
  out.r = channel(0);
  out.g = channel(1);
  out.b = channel(2);
}
