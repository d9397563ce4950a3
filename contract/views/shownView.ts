import { z } from 'zod';

/** Sides from which a whole vehicle is seen, in steps of an eighth of a turn: left is the vehicle's own left. */
export const SIDES = [
  'front',
  'front-left',
  'left',
  'rear-left',
  'rear',
  'rear-right',
  'right',
  'front-right',
] as const;

/** What a photo shows: a vehicle from one of eight sides, its inside, a part of it, or no vehicle at all. */
export const ShownView = z.enum([...SIDES, 'interior', 'detail', 'none']);
export type ShownView = z.infer<typeof ShownView>;
