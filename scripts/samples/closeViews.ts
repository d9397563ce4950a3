import type { Vec3 } from './geometry/vector.ts';

/** A place to stand for an interior or detail photograph. */
export interface CloseView {
  code: string;
  eye: Vec3;
  target: Vec3;
  /** Horizontal field of view in degrees. */
  angle: number;
  exposure: number;
}

export const closeViews: CloseView[] = [];
