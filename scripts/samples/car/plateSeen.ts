import type { PlateCorners } from '../../../contract/photos/plateCorners.ts';
import { dot, normalise, sub, type Vec3 } from '../geometry/vector.ts';
import { type Camera, project } from '../render/camera.ts';
import { PLATE } from './fittings.ts';
import type { CarShape } from './shape.ts';

/** At a flatter angle than this (as the cosine of the angle from straight on), a plate is only a line. */
const FLATTEST = 0.25;

/** Returns where the camera sees a vehicle's front or rear plate, as fractions of the picture; undefined if neither faces it. */
export function plateSeen(shape: CarShape, camera: Camera): PlateCorners | undefined {
  const { rearPlate } = shape.lines;
  const front = corners(camera, [shape.nose(0.5) + 0.006, 0, 0.5], 1);
  return front ?? corners(camera, [rearPlate.x - 0.022, 0, rearPlate.z], -1);
}

function corners(camera: Camera, middle: Vec3, facing: 1 | -1): PlateCorners | undefined {
  if (dot(normalise(sub(camera.eye, middle)), [facing, 0, 0]) < FLATTEST) return undefined;
  const at = (across: number, up: number) => {
    const [x, y] = project(camera, [
      middle[0],
      facing * across * PLATE.width,
      middle[2] + up * PLATE.height,
    ]);
    return { x: x / camera.width, y: y / camera.height };
  };
  return [at(-0.5, 0.5), at(0.5, 0.5), at(0.5, -0.5), at(-0.5, -0.5)];
}
