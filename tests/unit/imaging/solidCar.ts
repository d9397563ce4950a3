import sharp from 'sharp';
import type { Mask, Pixels } from '../../../server/imaging/pixels.ts';
import { toMask, toPixels } from '../../../server/imaging/raster.ts';

/** A car with known measures seen by a known camera, so that the truth is known. */

/** The camera's position: metres and degrees. At 0 it sees the left side, at 90 the front; a positive roll turns the photo clockwise. */
export type Camera = { around: number; height: number; distance: number; roll: number };
export type Point = { x: number; y: number };
export type SolidCar = {
  photo: Pixels;
  mask: Mask;
  /** Where the tyres on the visible side touch the ground, in pixels. */
  contacts: Point[];
};

type Space = readonly [forward: number, left: number, up: number];

const SIZE = { width: 960, height: 720 };
/** Focal length as a share of the photo's width. */
const FOCAL = 1;
const AXLES = [1.3, -1.3] as const;
const TRACK = 0.8;
const TYRE = { radius: 0.33, rim: 0.23, width: 0.2 };
/** The point that the camera aims at. */
const AIM: Space = [0, 0, 0.7];

/** Draws the car. @param surroundings whether a building with windows is behind the car, else a plain wall */
export async function solidCar(
  camera: Camera,
  surroundings: 'building' | 'plain' = 'building',
): Promise<SolidCar> {
  const project = projection(camera);
  const [photo, mask] = await Promise.all([
    toPixels(sharp(drawing(camera, project, surroundings, (colour) => colour))),
    toMask(sharp(drawing(camera, project, 'none', () => '#fff')).removeAlpha()),
  ]);
  const contacts = AXLES.map((axle) => project([axle, TRACK, 0])).sort((a, b) => a.x - b.x);
  return { photo, mask, contacts };
}

function drawing(
  camera: Camera,
  project: (point: Space) => Point,
  surroundings: 'building' | 'plain' | 'none',
  fill: (colour: string) => string,
): Buffer {
  const polygon = (points: readonly Point[], colour: string) =>
    `<polygon points="${points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')}" fill="${colour}"/>`;
  const solid = (points: readonly Space[], colour: string) =>
    polygon(hullOf(points.map(project)), fill(colour));
  const circle = (axle: number, left: number, radius: number): Space[] =>
    Array.from({ length: 72 }, (_, k) => {
      const turn = (k / 72) * 2 * Math.PI;
      return [axle + radius * Math.cos(turn), left, TYRE.radius + radius * Math.sin(turn)];
    });
  const wheel = (axle: number, side: number) => {
    const [outside, inside] = [side * TRACK, side * (TRACK - TYRE.width)];
    return (
      solid(
        [...circle(axle, outside, TYRE.radius), ...circle(axle, inside, TYRE.radius)],
        '#1c1c1e',
      ) + (side > 0 ? polygon(circle(axle, outside, TYRE.rim).map(project), fill('#b8bcc0')) : '')
    );
  };
  const wheels = (side: number) => AXLES.map((axle) => wheel(axle, side)).join('');
  const behind =
    surroundings === 'none'
      ? '<rect width="100%" height="100%" fill="#000"/>'
      : `<rect width="100%" height="100%" fill="#a9aca6"/>${surroundings === 'building' ? building(camera, (points) => polygon(points.map(project), '#4a4f55')) : ''}`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${behind}
    ${wheels(-1)}${solid(block([-2.1, 2.1], 0.8, [0.22, 0.85]), '#24508c')}${solid([...block([-1.7, 1.0], 0.75, [0.85, 0.9]), ...block([-1.3, 0.4], 0.6, [1.4, 1.42])], '#2c5a98')}${wheels(1)}</svg>`);
}

function block(
  along: readonly [number, number],
  half: number,
  up: readonly [number, number],
): Space[] {
  return along.flatMap((x) => [half, -half].flatMap((y) => up.map((z): Space => [x, y, z])));
}

/** Draws the windows of a wall behind the car, parallel to the picture. */
function building({ around }: Camera, draw: (corners: Space[]) => string): string {
  const turn = (around * Math.PI) / 180;
  const at = (across: number, up: number): Space => {
    const back = 6;
    return [
      -back * Math.sin(turn) + across * Math.cos(turn),
      -back * Math.cos(turn) - across * Math.sin(turn),
      up,
    ];
  };
  return Array.from({ length: 9 }, (_, k) => {
    const from = (k - 4) * 2.2 - 0.7;
    return draw([at(from, 0.2), at(from + 1.4, 0.2), at(from + 1.4, 4), at(from, 4)]);
  }).join('');
}

function projection({ around, height, distance, roll }: Camera): (point: Space) => Point {
  const turn = (around * Math.PI) / 180;
  const camera: Space = [distance * Math.sin(turn), distance * Math.cos(turn), height];
  const forward = unit(minus(AIM, camera));
  const right = unit(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  const [sine, cosine] = [Math.sin((roll * Math.PI) / 180), Math.cos((roll * Math.PI) / 180)];
  return (point) => {
    const seen = minus(point, camera);
    const scale = (FOCAL * SIZE.width) / dot(seen, forward);
    const [x, y] = [dot(seen, right) * scale, -dot(seen, up) * scale];
    return {
      x: SIZE.width / 2 + x * cosine - y * sine,
      y: SIZE.height / 2 + x * sine + y * cosine,
    };
  };
}

/** Returns the convex hull of points, as if a string were drawn round them. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (row: readonly Point[]) => {
    const corners: Point[] = [];
    for (const point of row) {
      for (;;) {
        const [a, b] = [corners.at(-2), corners.at(-1)];
        if (!a || !b || (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0) break;
        corners.pop();
      }
      corners.push(point);
    }
    return corners.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function minus(a: Space, b: Space): Space {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
function dot(a: Space, b: Space): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
function cross(a: Space, b: Space): Space {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
function unit(a: Space): Space {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
}
