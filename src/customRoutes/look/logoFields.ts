import { LogoPosition } from '../../../contract/looks/look.ts';

/** A place in a picture, in shares of its width and height. */
export interface Point {
  x: number;
  y: number;
}

/** The fields row by row. */
const FIELDS = LogoPosition.options;
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const cellOf = (position: LogoPosition): Point => {
  const index = FIELDS.indexOf(position);
  return { x: index % 3, y: Math.floor(index / 3) };
};
const clamped = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));
/** All nine are there; a cell beyond them is the nearest. */
const fieldIn = ({ x, y }: Point): LogoPosition =>
  FIELDS[clamped(y, 0, 2) * 3 + clamped(x, 0, 2)] ?? 'center';

/** The middle of a field. */
export const fieldOf = (position: LogoPosition): Point => {
  const { x, y } = cellOf(position);
  return { x: (x + 0.5) / 3, y: (y + 0.5) / 3 };
};

/** The field that a place is in. */
export const fieldAt = ({ x, y }: Point): LogoPosition =>
  fieldIn({ x: Math.floor(x * 3), y: Math.floor(y * 3) });

/** Where in a frame on the screen something is; a field round it stays inside. */
export const positionIn = (
  frame: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { x, y }: Point,
): Point => ({
  x: clamped((x - frame.left) / frame.width, 1 / 6, 5 / 6),
  y: clamped((y - frame.top) / frame.height, 1 / 6, 5 / 6),
});

/** The next field in the direction of an arrow key; undefined for other keys. */
export const stepped = (position: LogoPosition, key: string): LogoPosition | undefined => {
  const step = STEPS[key];
  if (!step) return undefined;
  const { x, y } = cellOf(position);
  return fieldIn({ x: x + step.x, y: y + step.y });
};
