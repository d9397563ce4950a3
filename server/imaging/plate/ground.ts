import { type Plane, quantile, valueAt } from './plane.ts';
import { type Row, yAt } from './row.ts';

/** Brightness of the plain surface that characters stand on, 0 to 255, and the confidence that there is one, 0 to 1. */
export type Ground = { light: number; ink: number; evenness: number };

/** Ink is at least so much darker than the ground. */
const CONTRAST = 40;
/** Pixels this close to a character, in its heights, are neither ink nor ground; those farther away than the second distance are not read. */
const SOFT = 0.06;
const AROUND = 0.1;
/** A pixel within this share of the contrast counts as ground. */
const EVEN = 0.35;

/** Reads the ground between and around the characters of a row; undefined where it is not even and bright. */
export function groundOf(plane: Plane, { glyphs, top, foot, height }: Row): Ground | undefined {
  const first = glyphs[0];
  const last = glyphs[glyphs.length - 1];
  if (!first || !last) return undefined;
  const between: number[] = [];
  const ink: number[] = [];
  const [soft, margin] = [height * SOFT, height * AROUND];
  for (let x = Math.ceil(first.left - height * 0.1); x <= last.right + height * 0.1; x++) {
    const isBeside = glyphs.every(({ left, right }) => x < left - soft || x > right + soft);
    const isGlyph = glyphs.some(({ left, right }) => x >= left && x <= right);
    for (let y = yAt(top, x) - margin; y < yAt(foot, x) + margin; y++) {
      const value = valueAt(plane, x, y);
      if (value === undefined) continue;
      const isMargin = y < yAt(top, x) - soft || y > yAt(foot, x) + soft;
      if (isMargin || isBeside) between.push(value);
      else if (isGlyph) ink.push(value);
    }
  }
  const light = quantile(between, 0.5);
  const dark = quantile(ink, 0.15);
  // Not a number where the row lies outside the picture.
  if (!(light - dark >= CONTRAST)) return undefined;
  const even =
    between.filter((value) => Math.abs(value - light) <= (light - dark) * EVEN).length /
    between.length;
  return { light, ink: dark, evenness: even };
}
