import clamp from '@mui/utils/clamp';
import type { Box } from '../../../../contract/photos/photo.ts';
import { STROKE_LIMITS } from '../../../../contract/processing/brush/strokeLimits.ts';
import type { Stroke } from '../../../../contract/processing/stroke.ts';
import type { Point } from '../../../ui/pointer.ts';

/** The smallest visible part of the photo. */
const CLOSEST = 1 / 12;

/** Returns the visible part after zooming by a factor around a point of the photo, which keeps its place on the screen. */
export const zoomedAt = (view: Box, factor: number, { x, y }: Point): Box => {
  const side = clamp(view.width / factor, CLOSEST, 1);
  const share = side / view.width;
  return movedTo(
    { width: side, height: side },
    { x: x - (x - view.x) * share, y: y - (y - view.y) * share },
  );
};

const movedTo = ({ width, height }: Pick<Box, 'width' | 'height'>, { x, y }: Point): Box => ({
  x: clamp(x, 0, 1 - width),
  y: clamp(y, 0, 1 - height),
  width,
  height,
});

/** Returns the visible part after moving, kept inside the photo. */
export const movedView = (view: Box, by: Point): Box =>
  movedTo(view, { x: view.x + by.x, y: view.y + by.y });

/** Returns the visible part, moved until it contains a point. */
export const viewWith = (view: Box, { x, y }: Point): Box =>
  movedTo(view, {
    x: clamp(view.x, x - view.width * 0.9, x - view.width * 0.1),
    y: clamp(view.y, y - view.height * 0.9, y - view.height * 0.1),
  });

/** How many steps the brush's size has; each is larger by the same factor. */
export const SIZE_STEPS = 40;
const SMALLEST = 0.002;
const LARGEST = 0.12;
export const radiusAt = (step: number): number =>
  SMALLEST * (LARGEST / SMALLEST) ** (clamp(step, 0, SIZE_STEPS) / SIZE_STEPS);

/** The largest error of a simplified stroke, as a share of the brush's radius. */
const COARSE = 0.08;
const DIGITS = 1e4;
const round = (value: number) => Math.round(value * DIGITS) / DIGITS;

/**
 * Returns the stroke to send, without points that its line passes anyway. @param aspect the photo's width to height
 */
export const strokeOf = (
  mode: Stroke['mode'],
  radius: number,
  points: readonly Point[],
  aspect: number,
): Stroke => ({
  mode,
  radius: Math.round(radius * 1e5) / 1e5,
  points: straightened(points, radius * COARSE, aspect).map(
    ({ x, y }): Stroke['points'][number] => [round(x), round(y)],
  ),
});

/** Simplifies a line by Douglas and Peucker: of each stretch it keeps the farthest point, if that is too far off. */
const straightened = (points: readonly Point[], most: number, aspect: number): Point[] => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const [dx, dy] = [last.x - first.x, (last.y - first.y) / aspect];
  const length = Math.hypot(dx, dy);
  let [farthest, off] = [0, most];
  for (const [index, { x, y }] of points.entries()) {
    const [fx, fy] = [x - first.x, (y - first.y) / aspect];
    // For a stretch that ends where it began: the distance from that point.
    const distance = length === 0 ? Math.hypot(fx, fy) : Math.abs(dx * fy - dy * fx) / length;
    if (distance > off) [farthest, off] = [index, distance];
  }
  if (farthest === 0) return [first, last];
  return [
    ...straightened(points.slice(0, farthest + 1), most, aspect).slice(0, -1),
    ...straightened(points.slice(farthest), most, aspect),
  ];
};

/** Returns whether one more stroke may be added to a photo. */
export const hasRoomFor = (strokes: readonly Stroke[], { points }: Stroke): boolean =>
  strokes.length < STROKE_LIMITS.strokes &&
  points.length <= STROKE_LIMITS.points &&
  strokes.reduce((sum, stroke) => sum + stroke.points.length, points.length) <=
    STROKE_LIMITS.allPoints;
