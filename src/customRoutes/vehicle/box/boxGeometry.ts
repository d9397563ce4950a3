import type { Box } from '../../../../contract/entities/photo.ts';
import { clamp, type Point } from '../photoSpace.ts';

export type Corner = 'nw' | 'ne' | 'sw' | 'se';

/** The smallest box worth searching in, as a fraction of the photograph. */
const SMALLEST = 0.05;

/** The box between two points, within the photograph and never smaller than the smallest. */
export const boxBetween = (a: Point, b: Point): Box => {
  const left = clamp(Math.min(a.x, b.x), 0, 1 - SMALLEST);
  const top = clamp(Math.min(a.y, b.y), 0, 1 - SMALLEST);
  const right = clamp(Math.max(a.x, b.x), left + SMALLEST, 1);
  const bottom = clamp(Math.max(a.y, b.y), top + SMALLEST, 1);
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** The box moved, at most to the edge of the photograph. */
export const movedBox = (box: Box, dx: number, dy: number): Box => ({
  ...box,
  x: clamp(box.x + dx, 0, 1 - box.width),
  y: clamp(box.y + dy, 0, 1 - box.height),
});

/** The box with its lower right corner moved. */
export const resizedBox = (box: Box, dx: number, dy: number): Box => ({
  ...box,
  width: clamp(box.width + dx, Math.min(SMALLEST, 1 - box.x), 1 - box.x),
  height: clamp(box.height + dy, Math.min(SMALLEST, 1 - box.y), 1 - box.y),
});

const cornerOf = ({ x, y, width, height }: Box, corner: Corner): Point => ({
  x: corner.endsWith('e') ? x + width : x,
  y: corner.startsWith('s') ? y + height : y,
});

const OPPOSITE: Record<Corner, Corner> = { nw: 'se', ne: 'sw', sw: 'ne', se: 'nw' };

/** The box with a corner dragged to a point; the opposite corner stays. */
export const draggedCorner = (box: Box, corner: Corner, to: Point): Box =>
  boxBetween(cornerOf(box, OPPOSITE[corner]), to);
