import type { Pixels } from '../pixels.ts';
import type { Ground } from './ground.ts';
import { type Plane, quantile, valueAt } from './plane.ts';
import type { Quad } from './quad.ts';
import { type Line, type Row, yAt } from './row.ts';

/** In heights of a character: how far beyond the characters a plate reaches at most and where its edge is when nothing shows it. */
const USUAL_MARGINS = {
  above: { least: 0.1, most: 0.6, usual: 0.28 },
  beside: { least: 0.1, most: 2.2, usual: 0.4 },
} as const;
/** Dealers' plates: a word with much room round it. */
const WIDE_MARGINS = {
  above: { ...USUAL_MARGINS.above, most: 1.8 },
  beside: { ...USUAL_MARGINS.beside, most: 4 },
} as const;
type Margins = typeof USUAL_MARGINS | typeof WIDE_MARGINS;
type Margin = Margins[keyof Margins];
/** Width of the blue band of a European plate, in heights of a character; a wider blue area is a blue vehicle. */
const BAND = { least: 0.2, most: 1.1 } as const;
/** Widest dark line before the band, and widest gap in it, that are skipped, in heights of a character. */
const BEFORE_BAND = 0.15;
const BAND_GAP = 0.03;
/** A plate's rim beyond its ground, in heights of a character. */
const RIM = 0.07;
/** A pixel that differs from the ground by more than this share of the ink's contrast is no ground. */
const OFF_GROUND = 0.4;

/** Corners, and the share of the four edges that were seen. */
type Around = { quad: Quad; edges: number };

/**
 * Returns the four corners of the plate under a row of characters: follows its ground outwards to where it ends. A plate with much room round
 * its characters is one only where all its edges are seen.
 */
export function cornersAround(
  photo: Pixels,
  plane: Plane,
  row: Row,
  ground: Ground,
): Around | undefined {
  const usual = cornersWithin(USUAL_MARGINS, photo, plane, row, ground);
  if (!usual || usual.edges === 1) return usual;
  const wide = cornersWithin(WIDE_MARGINS, photo, plane, row, ground);
  return wide?.edges === 1 ? wide : usual;
}

function cornersWithin(
  { above, beside }: Margins,
  photo: Pixels,
  plane: Plane,
  row: Row,
  ground: Ground,
): Around | undefined {
  const first = row.glyphs[0];
  const last = row.glyphs[row.glyphs.length - 1];
  if (!first || !last) return undefined;
  const off = (ground.light - ground.ink) * OFF_GROUND;
  const isGround = (value: number) => Math.abs(value - ground.light) <= off;
  const upper = reach(above, row.height, (by) =>
    isGround(alongRow(plane, row.top, first.left, last.right, -by)),
  );
  const lower = reach(above, row.height, (by) =>
    isGround(alongRow(plane, row.foot, first.left, last.right, by)),
  );
  const rim = row.height * RIM;
  const top = moved(row.top, -upper.by - rim);
  const foot = moved(row.foot, lower.by + rim);
  const side = (from: number, direction: 1 | -1) => {
    const plain = reach(beside, row.height, (by) =>
      isGround(acrossRow(plane, top, foot, from + direction * by)),
    );
    const band = bandWidth(photo, top, foot, from + direction * plain.by, direction, row.height);
    return { x: from + direction * (plain.by + band + rim), isSeen: plain.isSeen };
  };
  const left = side(first.left, -1);
  const right = side(last.right + 1, 1);
  const at = (line: Line, x: number) => ({ x, y: yAt(line, x) });
  const seen = [upper, lower, left, right].filter(({ isSeen }) => isSeen).length;
  return {
    quad: [at(top, left.x), at(top, right.x), at(foot, right.x), at(foot, left.x)],
    edges: seen / 4,
  };
}

/** Goes outwards as long as there is ground. Returns the distance in pixels; the usual one where the ground does not end. */
function reach(
  { least, most, usual }: Margin,
  height: number,
  isGround: (by: number) => boolean,
): { by: number; isSeen: boolean } {
  for (let by = Math.max(1, height * least); by <= height * most; by++)
    if (!isGround(by)) return { by, isSeen: true };
  return { by: height * usual, isSeen: false };
}

/** Returns the brightness of the brighter part of a line, moved up or down: soft edges of characters darken the rest. */
function alongRow(plane: Plane, line: Line, left: number, right: number, by: number): number {
  const values: number[] = [];
  for (let x = left; x <= right; x++) push(values, valueAt(plane, x, yAt(line, x) + by));
  return quantile(values, 0.7);
}

/** Returns the brightness of the brighter part of a column: characters that were not recognised darken only the rest. */
function acrossRow(plane: Plane, top: Line, foot: Line, x: number): number {
  const values: number[] = [];
  for (let y = yAt(top, x) + 1; y < yAt(foot, x) - 1; y++) push(values, valueAt(plane, x, y));
  return quantile(values, 0.8);
}

function push(values: number[], value: number | undefined): void {
  if (value !== undefined) values.push(value);
}

const moved = ({ at, slope }: Line, by: number): Line => ({ at: at + by, slope });

/** Returns the width of the blue band that begins at a column, in pixels, with the dark line before it; 0 where there is none. */
function bandWidth(
  photo: Pixels,
  top: Line,
  foot: Line,
  from: number,
  direction: 1 | -1,
  height: number,
): number {
  let [start, end] = [-1, -1];
  for (let by = 0; by <= height * BAND.most; by++) {
    if (isBlue(photo, top, foot, from + direction * by)) {
      if (start < 0) start = by;
      end = by;
    } else if (start < 0 ? by > height * BEFORE_BAND : by - end > Math.max(1, height * BAND_GAP)) {
      return start >= 0 && end - start >= height * BAND.least ? end + 1 : 0;
    }
  }
  return 0;
}

function isBlue({ data, width, height }: Pixels, top: Line, foot: Line, x: number): boolean {
  const column = Math.floor(x);
  if (column < 0 || column >= width) return false;
  let [blue, all] = [0, 0];
  for (
    let y = Math.max(0, Math.ceil(yAt(top, x)));
    y < Math.min(height, yAt(foot, x));
    y++, all++
  ) {
    const at = (y * width + column) * 3;
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    if (b > r + 20 && b > g + 8) blue++;
  }
  return all > 0 && blue > all * 0.4;
}
