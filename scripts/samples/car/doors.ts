import type { Points } from '../geometry/polygon.ts';
import type { CarShape } from './shape.ts';

/** The least distance of a door from the vehicle's middle, in metres. */
export const DOOR_SIDE = 0.5;

/** Returns the outline of a front door seen from the side (x, z), with its window. */
export const frontDoor = ({ lines }: CarShape): Points => [
  ...(lines.gaps[0] ?? []),
  [0.07, 1.378],
  [0.29, 1.305],
  [0.7, 1.07],
];

/** Returns the outline of a rear door seen from the side (x, z), with its window. */
export const rearDoor = ({ lines }: CarShape): Points => [
  ...(lines.gaps[1] ?? []),
  [-0.9, 1.375],
  [-0.45, 1.39],
  [-0.44, 1.0],
  [-0.44, 0.6],
  [-0.38, 0.3],
];
