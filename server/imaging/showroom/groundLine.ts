import { fitLine } from '../fitLine.ts';
import { type HullCorner, hullOf, slopeOf, valueAt } from '../hull.ts';
import { clamp, type Mask } from '../pixels.ts';
import { followBottom, type LowerOutline } from './lowerOutline.ts';

/** A tyre on the ground: the first and last column in which it touches, and the lowest row of it. */
export type Tyre = { left: number; right: number; row: number };

/** The ground under a placed vehicle, column by column of its mask; rows count from the mask's top, -1 where a column is empty. */
export type GroundLine = {
  /** Where the ground runs: from tyre to tyre, and on under what overhangs them. Never above `bottom`. */
  ground: Float32Array;
  /** The lowest covered row of each column. */
  bottom: Float32Array;
  left: number;
  right: number;
  /** From left to right. */
  tyres: Tyre[];
};

/** A steeper line between two tyres, in rows per column, is a vehicle seen at an angle. */
const SEEN_AT_AN_ANGLE = 0.05;
/** A vehicle that is seen from the side is so much wider than high. */
export const LONG = 1.9;
/** The second side of such a view rises at most this steeply; it is at least this long, as a share of the width. */
const STEEPEST_SIDE = 1.6;
const SHORTEST_SIDE = 0.1;
/** The farther tyre is at most this much higher in the picture, as a share of the vehicle's height. */
const HIGHEST_SIDE = 0.45;
/** A tyre is at least this far from the vehicle's end, as a share of the width: the end itself is a bumper. */
const BUMPER = 0.015;
/** Under a bumper the ground is parallel to its edge, but never steeper than this. Its round end, and the tyre before it, do not count. */
const STEEPEST_BUMPER = 0.35;
const TYRE_WIDTH = 0.06;
const ROUND_END = 0.15;
/** Rubber this close to the ground touches it; touching columns that are closer together than `ONE_TYRE` are one tyre's. Shares of the width. */
const TOUCHES = 0.006;
const ONE_TYRE = 0.04;
/** A bumper may be as low. A tyre touches with no more than this, and right beside it the outline is well above the ground. */
const WIDEST_TYRE = 0.135;
/** A tyre on the far side of a vehicle seen at an angle is narrower. */
const WIDEST_FAR_TYRE = 0.11;
const BESIDE_TYRE = 0.03;
const FREE = 0.01;

/**
 * Finds the ground: a string drawn tight under the vehicle touches its tyres, and its longest stretch runs from one to another. Seen at an
 * angle, a vehicle may show a third tyre beyond the nearer of the two; the ground has a corner there.
 */
export function findGroundLine(mask: Mask): GroundLine {
  const outline = followBottom(mask);
  const { bottom, left, right } = outline;
  const ground = new Float32Array(mask.width).fill(-1);
  if (left < 0) return { ground, bottom, left, right, tyres: [] };
  const string = hullOf(bottom); // rows grow downwards
  const standpoints = standpointsOf(string, outline, heightOf(mask, bottom));
  layGround(ground, standpoints, string, outline);
  let tyres = findTyres(ground, outline);
  const { corner } = standpoints;
  if (
    corner &&
    !tyres.some(
      (tyre) => tyre.right - tyre.left <= WIDEST_FAR_TYRE * (right - left) && isUnder(tyre, corner),
    )
  ) {
    // The corner is a bumper, which is above the ground.
    layGround(ground, withoutCorner(standpoints, outline), string, outline);
    tyres = findTyres(ground, outline);
  }
  return { ground, bottom, left, right, tyres };
}

/** Returns the number of rows from the highest to the lowest covered one. */
function heightOf({ data, width }: Mask, bottom: Float32Array): number {
  const first = data.findIndex((cover) => cover >= 128);
  return bottom.reduce((lowest, row) => Math.max(lowest, row)) - Math.floor(first / width) + 1;
}

function layGround(
  ground: Float32Array,
  { first, last, before, after }: Standpoints,
  string: readonly HullCorner[],
  outline: LowerOutline,
): void {
  for (let x = outline.left; x <= outline.right; x++) {
    const row =
      x < first.x
        ? first.row + before * (x - first.x)
        : x > last.x
          ? last.row + after * (x - last.x)
          : valueAt(string, x);
    ground[x] = Math.max(row, outline.bottom[x] ?? 0);
  }
}

function isUnder({ left, right }: Tyre, { x }: HullCorner): boolean {
  return x >= left && x <= right;
}

/** The outermost points on which the vehicle stands, and how the ground runs on from there, in rows per column. */
type Standpoints = {
  first: HullCorner;
  last: HullCorner;
  before: number;
  after: number;
  /** The one of `first` and `last` that is beyond the nearest tyre, where the vehicle shows a second side; else null. `nearest` is that tyre. */
  corner: HullCorner | null;
  nearest: HullCorner;
};

/** Finds the points on which the vehicle stands, by the longest stretches of the string under it. @param height of the vehicle, in rows */
function standpointsOf(
  string: readonly HullCorner[],
  outline: LowerOutline,
  height: number,
): Standpoints {
  const width = outline.right - outline.left;
  const [first, last] = longestStretch(string);
  const slope = slopeOf(first, last);
  const level = { first, last, before: slope, after: slope, corner: null };
  if (slope < -SEEN_AT_AN_ANGLE) {
    const [corner, near] = longestStretch(string.filter(({ x }) => x <= first.x));
    if (!isSecondSide(corner, near, corner.x - outline.left, width, height)) {
      return { ...level, before: bumperSlope(outline, first.x, outline.left), nearest: first };
    }
    return { ...level, first: corner, before: slopeOf(corner, near), corner, nearest: near };
  }
  if (slope > SEEN_AT_AN_ANGLE) {
    const [near, corner] = longestStretch(string.filter(({ x }) => x >= last.x));
    if (!isSecondSide(near, corner, outline.right - corner.x, width, height)) {
      return { ...level, after: bumperSlope(outline, last.x, outline.right), nearest: last };
    }
    return { ...level, last: corner, after: slopeOf(near, corner), corner, nearest: near };
  }
  if (width >= LONG * height) return { ...level, nearest: first };
  // Seen nearly from the front or the rear: both near tyres stand level, and one side of the vehicle is seen beyond one of them.
  const [far, near] = longestStretch(string.filter(({ x }) => x <= first.x));
  if (isSecondSide(far, near, far.x - outline.left, width, height) && far.row < near.row)
    return { ...level, first: far, before: slopeOf(far, near), corner: far, nearest: near };
  const [close, corner] = longestStretch(string.filter(({ x }) => x >= last.x));
  if (
    isSecondSide(close, corner, outline.right - corner.x, width, height) &&
    corner.row < close.row
  )
    return { ...level, last: corner, after: slopeOf(close, corner), corner, nearest: close };
  return { ...level, nearest: first };
}

/** Returns the points on which the vehicle stands without the corner beyond the nearest tyre. */
function withoutCorner(
  { first, last, before, after, nearest, corner }: Standpoints,
  outline: LowerOutline,
): Standpoints {
  return corner === first
    ? {
        first: nearest,
        last,
        before: bumperSlope(outline, nearest.x, outline.left),
        after,
        corner: null,
        nearest,
      }
    : {
        first,
        last: nearest,
        before,
        after: bumperSlope(outline, nearest.x, outline.right),
        corner: null,
        nearest,
      };
}

function longestStretch(string: readonly HullCorner[]): [HullCorner, HullCorner] {
  const [start] = string;
  if (!start) throw new Error('the lower hull has no corner');
  let longest: [HullCorner, HullCorner] = [start, start];
  let previous = start;
  for (const corner of string) {
    if (corner.x - previous.x > longest[1].x - longest[0].x) longest = [previous, corner];
    previous = corner;
  }
  return longest;
}

function isSecondSide(
  a: HullCorner,
  b: HullCorner,
  toTheEnd: number,
  width: number,
  height: number,
): boolean {
  return (
    Math.abs(a.row - b.row) <= HIGHEST_SIDE * height &&
    b.x - a.x >= SHORTEST_SIDE * width &&
    Math.abs(slopeOf(a, b)) <= STEEPEST_SIDE &&
    toTheEnd >= BUMPER * width
  );
}

/** Returns how the lower edge of a bumper runs from a tyre out to the vehicle's end, in rows per column; outwards it never falls. */
function bumperSlope({ bottom, left, right }: LowerOutline, tyre: number, end: number): number {
  const outwards = Math.sign(end - tyre);
  const from = tyre + outwards * TYRE_WIDTH * (right - left);
  const to = end - outwards * ROUND_END * Math.abs(end - tyre);
  const [low, high] = [Math.ceil(Math.min(from, to)), Math.floor(Math.max(from, to))];
  if (outwards * (to - from) < TYRE_WIDTH * (right - left)) return 0;
  const edge = [];
  for (let x = low; x <= high; x++) if ((bottom[x] ?? -1) >= 0) edge.push({ x, y: bottom[x] ?? 0 });
  const slope = fitLine(edge)?.slope ?? 0;
  return -outwards * clamp(-outwards * slope, 0, STEEPEST_BUMPER);
}

function findTyres(ground: Float32Array, { bottom, left, right }: LowerOutline): Tyre[] {
  const width = right - left;
  const above = (x: number) =>
    x < left || x > right || (bottom[x] ?? -1) < 0 ? width : (ground[x] ?? 0) - (bottom[x] ?? 0);
  const touching: Tyre[] = [];
  for (let x = left; x <= right; x++) {
    if (above(x) > TOUCHES * width) continue;
    const row = bottom[x] ?? 0;
    const last = touching.at(-1);
    if (last && x - last.right <= ONE_TYRE * width)
      touching.splice(-1, 1, { left: last.left, right: x, row: Math.max(last.row, row) });
    else touching.push({ left: x, right: x, row });
  }
  const beside = Math.round(BESIDE_TYRE * width);
  return touching.filter(
    (tyre) =>
      tyre.right - tyre.left <= WIDEST_TYRE * width &&
      Math.min(above(tyre.left - beside), above(tyre.right + beside)) >= FREE * width,
  );
}
