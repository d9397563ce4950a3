import type { Vec3 } from './geometry/vector.ts';

/**
 * The camera's position for an exterior photograph. `bearing` is its direction, in degrees from straight ahead of the vehicle
 * towards the vehicle's left. Names follow the trade: "front-left" shows the front and the vehicle's own left side
 * (the driver's side in Germany), so the front points to the left edge of the picture.
 */
export interface ExteriorView {
  code: string;
  bearing: number;
  /** Height of the lens over the ground in metres. */
  height: number;
  distance: number;
}

export const exteriorViews: ExteriorView[] = [
  { code: 'front', bearing: 0, height: 1.35, distance: 7 },
  { code: 'front-low', bearing: 0, height: 0.55, distance: 6.5 },
  { code: 'front-left', bearing: 42, height: 1.5, distance: 7 },
  { code: 'front-left-low', bearing: 32, height: 0.6, distance: 6.5 },
  { code: 'left-front-quarter', bearing: 66, height: 1.45, distance: 7.5 },
  { code: 'left', bearing: 90, height: 1.35, distance: 8 },
  { code: 'left-rear-quarter', bearing: 114, height: 1.45, distance: 7.5 },
  { code: 'rear-left', bearing: 138, height: 1.5, distance: 7 },
  { code: 'rear-left-low', bearing: 148, height: 0.6, distance: 6.5 },
  { code: 'rear', bearing: 180, height: 1.35, distance: 7 },
  { code: 'rear-low', bearing: 180, height: 0.55, distance: 6.5 },
  { code: 'rear-right', bearing: 222, height: 1.5, distance: 7 },
  { code: 'right-rear-quarter', bearing: 246, height: 1.45, distance: 7.5 },
  { code: 'right', bearing: 270, height: 1.35, distance: 8 },
  { code: 'right-front-quarter', bearing: 294, height: 1.45, distance: 7.5 },
  { code: 'front-right', bearing: 318, height: 1.5, distance: 7 },
  { code: 'front-left-high', bearing: 40, height: 2.9, distance: 7 },
  { code: 'rear-right-high', bearing: 220, height: 2.9, distance: 7 },
];

/** Returns the lens's position for an exterior view. */
export function standpoint({ bearing, height, distance }: ExteriorView): Vec3 {
  const angle = (bearing * Math.PI) / 180;
  return [distance * Math.cos(angle), distance * Math.sin(angle), height];
}
