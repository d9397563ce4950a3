import { cross, dot, normalise, sub, type Vec3 } from '../geometry/vector.ts';

/** A lens: its position, its axes, and how many pixels one unit of (sideways / forward) covers. */
export interface Camera {
  eye: Vec3;
  right: Vec3;
  up: Vec3;
  forward: Vec3;
  focal: number;
  centre: readonly [number, number];
  width: number;
  height: number;
}

/** Returns a camera that looks from `eye` at `target`; `angle` is the horizontal field of view in degrees, `roll` tilts the horizon. */
export function cameraAt(
  eye: Vec3,
  target: Vec3,
  angle: number,
  width: number,
  height: number,
  roll = 0,
): Camera {
  const forward = normalise(sub(target, eye));
  const level = normalise(cross(forward, [0, 0, 1]));
  const steep = cross(level, forward);
  const c = Math.cos((roll * Math.PI) / 180);
  const s = Math.sin((roll * Math.PI) / 180);
  const right: Vec3 = [
    level[0] * c + steep[0] * s,
    level[1] * c + steep[1] * s,
    level[2] * c + steep[2] * s,
  ];
  const up = cross(right, forward);
  const focal = width / 2 / Math.tan((angle * Math.PI) / 360);
  return { eye, right, up, forward, focal, centre: [width / 2, height / 2], width, height };
}

/** Returns the picture coordinates of a point and its depth along the axis. */
export function project(
  camera: Camera,
  point: Vec3,
): readonly [x: number, y: number, depth: number] {
  const d = sub(point, camera.eye);
  const depth = dot(d, camera.forward);
  const k = camera.focal / depth;
  return [
    camera.centre[0] + dot(d, camera.right) * k,
    camera.centre[1] - dot(d, camera.up) * k,
    depth,
  ];
}

/** Zooms and shifts the lens until the points fill `share` of the frame (in the direction that is full first) around `at`, a place in the frame from 0 to 1. */
export function framed(
  camera: Camera,
  points: Iterable<Vec3>,
  share: readonly [number, number],
  at: readonly [number, number] = [0.5, 0.5],
): Camera {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const point of points) {
    const [x, y] = project(camera, point);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const zoom = Math.min(
    (camera.width * share[0]) / (right - left),
    (camera.height * share[1]) / (bottom - top),
  );
  const middleX = (left + right) / 2 - camera.centre[0];
  const middleY = (top + bottom) / 2 - camera.centre[1];
  return {
    ...camera,
    focal: camera.focal * zoom,
    centre: [camera.width * at[0] - middleX * zoom, camera.height * at[1] - middleY * zoom],
  };
}
