import type { Glyph } from './glyphs.ts';
import { quantile } from './plane.ts';

/** A line: y = at + slope × x. */
export type Line = { at: number; slope: number };
/** Characters side by side, with the lines that their tops and their feet stand on, and their usual height. */
export type Row = { glyphs: readonly Glyph[]; top: Line; foot: Line; height: number };

/** Number of characters of a plate; fewer are found by chance too often. */
const FEWEST = 4;
const MOST = 12;
/** Most that heights differ, that tops and feet are off their line, and that neighbours are apart, as shares of a height. */
const HEIGHT_OFF = 0.16;
const LINE_OFF = 0.13;
const GAP = 1.15;
/** Steepest row of a plate, height per width. */
const STEEPEST = 0.5;
/** Largest share of characters that are plain bars: a grille has only bars. */
const BARS = 0.5;
const BAR_WIDTH = 0.28;
const BAR_FILL = 0.72;

/** Finds every row of characters of one height, the longest first; a character is in one row at most. */
export function findRows(glyphs: readonly Glyph[]): Row[] {
  const sorted = [...glyphs].sort((a, b) => a.x - b.x);
  const rows: Row[] = [];
  for (const [index, first] of sorted.entries()) {
    for (const second of sorted.slice(index + 1)) {
      if (second.left - first.right > first.height * GAP) {
        if (second.x - first.x > first.height * (GAP + 2)) break;
        continue;
      }
      const row = grownRow(sorted, first, second);
      if (row) rows.push(row);
    }
  }
  return unshared(rows);
}

function grownRow(sorted: readonly Glyph[], first: Glyph, second: Glyph): Row | undefined {
  const apart = second.x - first.x;
  if (apart < first.height * 0.1 || !isAsHigh(second.height, first.height)) return undefined;
  const slope = (second.y - first.y) / apart;
  if (Math.abs(slope) > STEEPEST) return undefined;
  const members = [first, second];
  for (const next of sorted) {
    const last = members[members.length - 1] ?? second;
    if (next.x <= last.x || next.left < last.right - last.height * 0.15) continue;
    if (next.left - last.right > last.height * GAP) {
      if (next.x - last.x > last.height * (GAP + 2)) break;
      continue;
    }
    // From both ends of the row: two neighbours give a poor direction.
    const along = members.length < 3 ? slope : slopeOf(members);
    const expected = last.y + along * (next.x - last.x);
    if (!isAsHigh(next.height, last.height) || Math.abs(next.y - expected) > last.height * LINE_OFF)
      continue;
    members.push(next);
  }
  return members.length >= FEWEST && members.length <= MOST ? straightRow(members) : undefined;
}

const isAsHigh = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(2, HEIGHT_OFF * Math.max(one, other));

function slopeOf(members: readonly Glyph[]): number {
  const first = members[0];
  const last = members[members.length - 1];
  return first && last ? (last.y - first.y) / (last.x - first.x) : 0;
}

function straightRow(glyphs: readonly Glyph[]): Row | undefined {
  const top = lineThrough(glyphs.map(({ x, top: y }) => ({ x, y })));
  const foot = lineThrough(glyphs.map(({ x, bottom: y }) => ({ x, y: y + 1 })));
  const height = quantile(
    glyphs.map((glyph) => glyph.height),
    0.5,
  );
  const off = Math.max(1.5, height * LINE_OFF);
  const isOff = ({ x, top: y, bottom }: Glyph) =>
    Math.abs(yAt(top, x) - y) > off || Math.abs(yAt(foot, x) - bottom - 1) > off;
  if (glyphs.filter(isOff).length > glyphs.length / 4) return undefined;
  const bars = glyphs.filter(
    ({ width, height: tall, fill }) => width < tall * BAR_WIDTH && fill > BAR_FILL,
  );
  return bars.length > glyphs.length * BARS ? undefined : { glyphs, top, foot, height };
}

/** Returns the line through points of which some may be wrong: its slope is the median of all slopes. */
function lineThrough(points: readonly { x: number; y: number }[]): Line {
  const slopes = points.flatMap((a, index) =>
    points.slice(index + 1).map((b) => (b.y - a.y) / (b.x - a.x)),
  );
  const slope = quantile(slopes, 0.5);
  return {
    slope,
    at: quantile(
      points.map(({ x, y }) => y - slope * x),
      0.5,
    ),
  };
}

/** Returns the row at which a line crosses a column. */
export const yAt = ({ at, slope }: Line, x: number): number => at + slope * x;

function unshared(rows: readonly Row[]): Row[] {
  const taken = new Set<Glyph>();
  return [...rows]
    .sort((a, b) => b.glyphs.length - a.glyphs.length)
    .filter(({ glyphs }) => {
      if (glyphs.some((glyph) => taken.has(glyph))) return false;
      for (const glyph of glyphs) taken.add(glyph);
      return true;
    });
}
