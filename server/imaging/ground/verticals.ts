import { fitLine } from '../fitLine.ts';
import type { Plane } from '../polish/rimEdge.ts';

/** How far a photo's verticals lean, in degrees: positive where they lean to the right, as when the camera was turned to the left. */
export type Lean = { degrees: number };

/** Verticals lean by less than this, in degrees; steeper lines are ignored. */
const MOST = 9;
const STEP = 0.25;
/** A pixel belongs to a line whose direction is this close to its own, in degrees. */
const OWN_DIRECTION = 5;
/** Least contrast of an edge, of 255 over two pixels. */
const EDGE = 14;
/** Least length of a line without a gap longer than `GAP`, as a share of the photo's height. */
const LEAST_LENGTH = 0.14;
const GAP = 3;
const MOST_LINES = 24;
/** Lines that agree have the same tilt, except for the convergence of verticals, which is at most this many degrees over the photo's width. */
const AGREE = 0.5;
const CONVERGENCE = { most: 18, step: 1 };
/**
 * Lines that agree are evidence if there are at least this many. All of them together need this length in photo heights, this share of the length of
 * all lines, and this spread across the photo's width.
 */
const CERTAIN = { lines: 3, length: 0.9, share: 0.55, spread: 0.3 };

type Line = { x: number; degrees: number; length: number };

/**
 * Measures a photo's lean by the verticals of its surroundings: edges of buildings, doors, lamp posts. Verticals converge when the camera
 * looks up or down; their lean in the middle of the photo is the camera's.
 * @param isUsed whether a pixel belongs to the surroundings
 * @returns null where too few verticals agree
 */
export function findLean(photo: Plane, isUsed: (i: number) => boolean): Lean | null {
  const lines = findLines(photo, isUsed);
  const total = lines.reduce((sum, { length }) => sum + length, 0);
  let best = { score: 0, degrees: 0, convergence: 0 };
  for (
    let convergence = -CONVERGENCE.most;
    convergence <= CONVERGENCE.most;
    convergence += CONVERGENCE.step
  ) {
    for (let degrees = -MOST; degrees <= MOST; degrees += STEP) {
      let score = 0;
      for (const line of lines) {
        const off = (line.degrees - degrees - convergence * fromMiddle(line, photo)) / AGREE;
        score += line.length * Math.max(0, 1 - off * off);
      }
      // Of equal fits the one with less convergence counts.
      score *= 1 - 0.1 * (Math.abs(convergence) / CONVERGENCE.most);
      if (score > best.score) best = { score, degrees, convergence };
    }
  }
  const agreeing = lines.filter(
    (line) =>
      Math.abs(line.degrees - best.degrees - best.convergence * fromMiddle(line, photo)) < AGREE,
  );
  const length = agreeing.reduce((sum, line) => sum + line.length, 0);
  const places = agreeing.map((line) => line.x / photo.width);
  const isCertain =
    agreeing.length >= CERTAIN.lines &&
    length >= CERTAIN.length * photo.height &&
    length >= CERTAIN.share * total &&
    Math.max(...places) - Math.min(...places) >= CERTAIN.spread;
  return isCertain ? { degrees: leanOf(agreeing, best.convergence, photo) } : null;
}

function fromMiddle({ x }: Line, { width }: Plane): number {
  return x / width - 0.5;
}

/** Returns the mean lean in the middle of the photo, in degrees; longer lines count more. */
function leanOf(lines: readonly Line[], convergence: number, photo: Plane): number {
  let [sum, weight] = [0, 0];
  for (const line of lines) {
    sum += line.length * (line.degrees - convergence * fromMiddle(line, photo));
    weight += line.length;
  }
  return sum / weight;
}

/** Finds the longest lines that are nearly vertical, by a Hough transform of edges; `x` is where a line crosses the photo's middle row. */
function findLines(photo: Plane, isUsed: (i: number) => boolean): Line[] {
  const { width, height } = photo;
  const edges = findEdges(photo, isUsed);
  const angles = Math.round((2 * MOST) / STEP) + 1;
  const tangents = Float32Array.from({ length: angles }, (_, k) => tangentOf(k * STEP - MOST));
  const margin = Math.ceil((height / 2) * tangentOf(MOST)) + 1;
  const across = width + 2 * margin;
  const votes = new Uint16Array(angles * across);
  const reach = Math.ceil(OWN_DIRECTION / STEP);
  for (const { x, y, degrees } of edges) {
    const own = Math.round((degrees + MOST) / STEP);
    for (let k = Math.max(0, own - reach); k <= Math.min(angles - 1, own + reach); k++) {
      const at = k * across + margin + Math.round(x + (tangents[k] ?? 0) * (y - height / 2));
      votes[at] = (votes[at] ?? 0) + 1;
    }
  }
  const least = LEAST_LENGTH * height;
  const lines: Line[] = [];
  const isLeft = new Uint8Array(edges.length).fill(1);
  for (let n = 0; n < 2 * MOST_LINES && lines.length < MOST_LINES; n++) {
    let [most, at] = [0, -1];
    for (let i = 0; i < votes.length; i++) {
      if ((votes[i] ?? 0) <= most) continue;
      [most, at] = [votes[i] ?? 0, i];
    }
    if (most < least) break;
    const k = Math.floor(at / across);
    const start = { x: (at % across) - margin, degrees: k * STEP - MOST };
    const line = follow(edges, isLeft, start, photo, least);
    if (line) lines.push(line);
    forget(votes, across, k, at % across, height);
  }
  return lines;
}

type Edge = { x: number; y: number; degrees: number };

/** Finds the pixels at which brightness changes most from left to right, with the direction of the edge: the lean of a line through them. */
function findEdges({ values, width, height }: Plane, isUsed: (i: number) => boolean): Edge[] {
  const edges: Edge[] = [];
  const at = (i: number) => values[i] ?? 0;
  const across = (i: number) =>
    at(i - width + 1) -
    at(i - width - 1) +
    2 * (at(i + 1) - at(i - 1)) +
    at(i + width + 1) -
    at(i + width - 1);
  for (let y = 2; y < height - 2; y++) {
    for (let x = 3; x < width - 3; x++) {
      const i = y * width + x;
      const step = across(i) / 4;
      const strength = Math.abs(step);
      if (strength < EDGE || !isUsed(i)) continue;
      const [before, after] = [across(i - 1) / 4, across(i + 1) / 4];
      if (strength < Math.abs(before) || strength <= Math.abs(after)) continue;
      const down =
        (at(i + width - 1) -
          at(i - width - 1) +
          2 * (at(i + width) - at(i - width)) +
          at(i + width + 1) -
          at(i - width + 1)) /
        4;
      const degrees = (Math.atan2(down * Math.sign(step), strength) * 180) / Math.PI;
      if (Math.abs(degrees) > MOST + OWN_DIRECTION) continue;
      const bend = Math.abs(before) - 2 * strength + Math.abs(after);
      const beside = bend === 0 ? 0 : (0.5 * (Math.abs(before) - Math.abs(after))) / bend;
      edges.push({ x: x + beside, y, degrees });
    }
  }
  return edges;
}

/**
 * Finds the longest piece without gaps of the edges along a line, and returns the line fitted to that piece; null if it is shorter than `least`. Sets
 * `isLeft` to 0 for all edges along the line.
 */
function follow(
  edges: readonly Edge[],
  isLeft: Uint8Array,
  { x: middle, degrees }: { x: number; degrees: number },
  { height }: Plane,
  least: number,
): Line | null {
  const tangent = tangentOf(degrees);
  const near: number[] = [];
  edges.forEach((edge, i) => {
    if (isLeft[i] === 0 || Math.abs(edge.degrees - degrees) > OWN_DIRECTION) return;
    if (Math.abs(edge.x + tangent * (edge.y - height / 2) - middle) <= 1.2) near.push(i);
  });
  // Edges are listed row by row.
  let [from, best] = [0, { from: 0, to: 0, length: 0 }];
  for (let n = 0; n < near.length; n++) {
    const row = rowOf(edges, near[n]);
    if (n > 0 && row - rowOf(edges, near[n - 1]) > GAP) from = n;
    const length = row - rowOf(edges, near[from]) + 1;
    if (length > best.length) best = { from, to: n, length };
  }
  for (const i of near) isLeft[i] = 0;
  if (best.length < least) return null;
  // A line is nearly vertical: how far across it is follows from its row.
  const points = near.slice(best.from, best.to + 1).flatMap((i) => {
    const edge = edges[i];
    return edge ? [{ x: edge.y - height / 2, y: edge.x }] : [];
  });
  const line = fitLine(points);
  return (
    line && {
      x: line.start,
      // Rows grow downwards: a line that leans to the right goes to the left on its way down.
      degrees: (Math.atan(-line.slope) * 180) / Math.PI,
      length: best.length,
    }
  );
}

function rowOf(edges: readonly Edge[], i: number | undefined): number {
  return edges[i ?? 0]?.y ?? 0;
}

/** Removes a line, and what is nearly the same, from the votes. */
function forget(votes: Uint16Array, across: number, k: number, x: number, height: number): void {
  const angles = votes.length / across;
  for (let other = 0; other < angles; other++) {
    const apart = Math.abs(tangentOf((other - k) * STEP)) * (height / 2) * 0.5;
    if (apart > 6) continue;
    votes.fill(
      0,
      other * across + Math.max(0, Math.floor(x - 3 - apart)),
      other * across + Math.min(across, Math.ceil(x + 4 + apart)),
    );
  }
}

function tangentOf(degrees: number): number {
  return Math.tan((degrees * Math.PI) / 180);
}
