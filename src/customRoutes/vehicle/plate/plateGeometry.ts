import type { Box } from '../../../../contract/entities/photo.ts';
import type { PlateCorners, PlatePoint } from '../../../../contract/entities/plateCorners.ts';
import { clamp, inside } from '../photoSpace.ts';

/** The corners in the order of the contract. */
export const CORNERS = ['nw', 'ne', 'se', 'sw'] as const;
export type CornerName = (typeof CORNERS)[number];

/** Where a plate usually is, for a photo on which none is known: low in the middle of the vehicle. `aspect` is the photo's width to height. */
export const usualCorners = (vehicle: Box | null, aspect: number): PlateCorners => {
  const { x, y, width, height } = vehicle ?? { x: 0.15, y: 0.2, width: 0.7, height: 0.65 };
  const across = width * 0.24;
  const down = (across * aspect) / 4.7;
  const left = x + (width - across) / 2;
  const top = clamp(y + height * 0.68, 0, 1 - down);
  return [
    { x: left, y: top },
    { x: left + across, y: top },
    { x: left + across, y: top + down },
    { x: left, y: top + down },
  ];
};

/** The corners with one of them elsewhere, at most at the photo's edge. */
export const withCorner = (
  [a, b, c, d]: PlateCorners,
  name: CornerName,
  point: PlatePoint,
): PlateCorners => {
  const to = inside(point);
  return [
    name === 'nw' ? to : a,
    name === 'ne' ? to : b,
    name === 'se' ? to : c,
    name === 'sw' ? to : d,
  ];
};

/** How much of the photo, beside the plate, a close look shows. */
const ROOM = 2.2;
const LEAST = 0.12;

/** The part of the photo, of the photo's own proportions, in which a plate is looked at closely. */
export const closeView = (corners: PlateCorners): Box => {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const side = clamp(Math.max(right - left, bottom - top) * ROOM, LEAST, 1);
  return {
    x: clamp((left + right - side) / 2, 0, 1 - side),
    y: clamp((top + bottom - side) / 2, 0, 1 - side),
    ...{ width: side, height: side },
  };
};
