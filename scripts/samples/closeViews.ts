import type { Vec3 } from './geometry/vector.ts';

/** The scene before the lens: the vehicle closed, the vehicle with something opened, or a single object. */
export type Scene =
  | 'car'
  | 'cabin'
  | 'driverDoorOpen'
  | 'rearDoorOpen'
  | 'tailgateOpen'
  | 'bonnetOpen'
  | 'wheel'
  | 'key'
  | 'vinPlate';

/** A camera position for an interior or detail photo. */
export interface CloseView {
  code: string;
  scene: Scene;
  eye: Vec3;
  target: Vec3;
  /** Horizontal field of view in degrees. */
  angle: number;
  exposure: number;
}

export const closeViews: CloseView[] = [
  {
    code: 'driver-door',
    scene: 'cabin',
    eye: [0.02, -0.35, 1.08],
    target: [0.22, 0.9, 0.74],
    angle: 68,
    exposure: 2.4,
  },
  {
    code: 'driver-seat',
    scene: 'driverDoorOpen',
    eye: [0.75, 2.0, 1.3],
    target: [-0.02, 0.4, 0.72],
    angle: 44,
    exposure: 1.7,
  },
  {
    code: 'dashboard',
    scene: 'cabin',
    eye: [-0.55, 0, 1.12],
    target: [0.7, 0, 0.8],
    angle: 74,
    exposure: 2.2,
  },
  {
    code: 'steering-wheel',
    scene: 'cabin',
    eye: [-0.2, 0.37, 1.12],
    target: [0.45, 0.37, 0.82],
    angle: 58,
    exposure: 2.2,
  },
  {
    code: 'odometer',
    scene: 'cabin',
    eye: [0.3, 0.37, 0.985],
    target: [0.6, 0.37, 0.9],
    angle: 62,
    exposure: 1.8,
  },
  {
    code: 'centre-console',
    scene: 'cabin',
    eye: [-0.3, 0, 1.1],
    target: [0.35, 0, 0.6],
    angle: 58,
    exposure: 2.4,
  },
  {
    code: 'rear-seats',
    scene: 'rearDoorOpen',
    eye: [-0.3, 1.95, 1.25],
    target: [-0.95, 0.2, 0.72],
    angle: 44,
    exposure: 1.7,
  },
  {
    code: 'boot',
    scene: 'tailgateOpen',
    eye: [-3.7, 0, 1.5],
    target: [-1.6, 0, 0.82],
    angle: 42,
    exposure: 1.6,
  },
  {
    code: 'wheel-front-left',
    scene: 'car',
    eye: [1.62, 2.1, 0.5],
    target: [1.32, 0.8, 0.34],
    angle: 32,
    exposure: 1.15,
  },
  {
    code: 'tyre-tread',
    scene: 'wheel',
    eye: [2.05, 1.12, 0.52],
    target: [1.36, 0.79, 0.33],
    angle: 46,
    exposure: 1.5,
  },
  {
    code: 'headlamp',
    scene: 'car',
    eye: [2.9, 1.35, 0.86],
    target: [1.93, 0.66, 0.66],
    angle: 34,
    exposure: 1.05,
  },
  {
    code: 'tail-lamp',
    scene: 'car',
    eye: [-2.9, 1.35, 1.05],
    target: [-1.98, 0.68, 0.86],
    angle: 36,
    exposure: 1.15,
  },
  {
    code: 'mirror',
    scene: 'car',
    eye: [1.45, 1.9, 1.25],
    target: [0.68, 0.95, 1.0],
    angle: 30,
    exposure: 1.05,
  },
  {
    code: 'sill',
    scene: 'driverDoorOpen',
    eye: [0.6, 1.75, 0.95],
    target: [0.2, 0.78, 0.3],
    angle: 48,
    exposure: 1.6,
  },
  {
    code: 'fuel-flap',
    scene: 'car',
    eye: [-1.85, -2.0, 1.1],
    target: [-1.5, -0.88, 0.83],
    angle: 30,
    exposure: 1.3,
  },
  {
    code: 'engine-bay',
    scene: 'bonnetOpen',
    eye: [2.75, 0.15, 1.85],
    target: [1.5, 0, 0.75],
    angle: 52,
    exposure: 1.25,
  },
  {
    code: 'vin-plate',
    scene: 'vinPlate',
    eye: [0.24, 0.03, 0.02],
    target: [0, 0, 0],
    angle: 46,
    exposure: 1,
  },
  {
    code: 'key',
    scene: 'key',
    eye: [0.13, -0.1, 0.17],
    target: [0, 0.005, 0],
    angle: 44,
    exposure: 1,
  },
];
