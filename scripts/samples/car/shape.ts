import { type Curve, curve, type Knots } from '../geometry/curve.ts';

type Point = readonly [number, number];

/** The design lines that make the difference between, say, a hatchback and a saloon. Metres, vehicle axes. */
export interface CarLines {
  wheels: {
    front: number;
    rear: number;
    radius: number;
    arch: number;
    centre: number;
    track: number;
  };
  /** Half width along the vehicle at its widest height. */
  plan: Knots;
  /** Upper line of the lower body on the centre line: bonnet, belt, boot lid. */
  deck: Knots;
  /** Lower edge of the body. */
  keel: Knots;
  /** Nose and tail on the centre line: x by height. */
  nose: Knots;
  tail: Knots;
  /** Roof on the centre line. */
  roof: Knots;
  /** Half width of the cabin at the belt. */
  cabin: Knots;
  /** Windscreen and rear window on the centre line: foot and head as (x, z). */
  screen: readonly [Point, Point];
  rearScreen: readonly [Point, Point];
  /** Height of the crease that runs through the door handles. */
  crease: Knots;
  /** Glass of one side as outlines in (x, z). */
  sideGlass: readonly (readonly Point[])[];
  /** Windscreen and rear window as outlines in (y, z), left half. */
  screenGlass: readonly Point[];
  rearGlass: readonly Point[];
  /** Gaps of doors and flaps on the sides, as lines in (x, z). */
  gaps: readonly (readonly Point[])[];
  handles: readonly Point[];
  mirror: Point;
  tailLamp: { low: number; high: number; inner: number; outer: number };
  rearPlate: { x: number; z: number };
  /** Where the tailgate or boot lid ends below and its half width. */
  gate: { low: number; half: number; high: number };
}

export interface CarShape {
  lines: CarLines;
  plan: Curve;
  deck: Curve;
  keel: Curve;
  nose: Curve;
  tail: Curve;
  roof: Curve;
  cabin: Curve;
  crease: Curve;
}

export const shapeOf = (lines: CarLines): CarShape => ({
  lines,
  plan: curve(lines.plan),
  deck: curve(lines.deck),
  keel: curve(lines.keel),
  nose: curve(lines.nose),
  tail: curve(lines.tail),
  roof: curve(lines.roof),
  cabin: curve(lines.cabin),
  crease: curve(lines.crease),
});
