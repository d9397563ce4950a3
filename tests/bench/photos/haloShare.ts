import { boxMean } from '../../../server/imaging/cutout/boxMean.ts';
import { distanceTo } from '../../../server/imaging/cutout/distance.ts';
import type { PlacedVehicle } from './placedVehicle.ts';

/** Pixels this close to the outline on either side are its border; colours on both sides are taken from beyond it. */
const BORDER = 2;
const BEYOND = 4;
/** Width of the halo, in pixels. */
const NEAR = 9;
/** Colours closer than this (of 255, over three channels) cannot be distinguished here. */
const ALIKE = 20;

type Colour = [number, number, number];

/**
 * Returns how much of the old background is left along the outline: the share of border pixels whose colour is closer to the photo's
 * surroundings of the vehicle than to the vehicle and to the new background. A pixel is not counted if two of the three look alike.
 */
export function haloShare({ finished, place, mask, around, aroundPlace }: PlacedVehicle): number {
  const { x: left, y: top, width, height } = aroundPlace;
  const covered = (i: number) => {
    const [x, y] = [(i % width) + left - place.x, Math.floor(i / width) + top - place.y];
    return (
      x >= 0 &&
      y >= 0 &&
      x < place.width &&
      y < place.height &&
      (mask.data[y * place.width + x] ?? 0) >= 128
    );
  };
  const inside = Uint8Array.from({ length: width * height }, (_, i) => (covered(i) ? 1 : 0));
  const toVehicle = distanceTo(width, height, (i) => inside[i] === 1);
  const toOutside = distanceTo(width, height, (i) => inside[i] === 0);
  const now = (i: number) =>
    ((Math.floor(i / width) + top) * finished.width + (i % width) + left) * 3;
  const isShown = (i: number) => {
    const [x, y] = [(i % width) + left, Math.floor(i / width) + top];
    return x >= 0 && y >= 0 && x < finished.width && y < finished.height;
  };
  const vehicle = nearColour(
    width,
    height,
    (i) => (toOutside[i] ?? 0) > BEYOND,
    around.data,
    (i) => i * 3,
  );
  const old = nearColour(
    width,
    height,
    (i) => (toVehicle[i] ?? 0) > BEYOND,
    around.data,
    (i) => i * 3,
  );
  const behind = nearColour(
    width,
    height,
    (i) => (toVehicle[i] ?? 0) > BEYOND && isShown(i),
    finished.data,
    now,
  );
  let [halo, all] = [0, 0];
  for (let i = 0; i < inside.length; i++) {
    if ((toVehicle[i] ?? 0) > BORDER || (toOutside[i] ?? 0) > BORDER || !isShown(i)) continue;
    const [own, before, after] = [vehicle(i), old(i), behind(i)];
    if (!own || !before || !after || apart(own, before) < ALIKE || apart(before, after) < ALIKE)
      continue;
    all++;
    const at = now(i);
    const colour: Colour = [
      finished.data[at] ?? 0,
      finished.data[at + 1] ?? 0,
      finished.data[at + 2] ?? 0,
    ];
    if (apart(colour, before) < Math.min(apart(colour, own), apart(colour, after))) halo++;
  }
  return all === 0 ? 0 : halo / all;
}

/** Returns the mean colour of nearby pixels that `counts` accepts; null if there are none. */
function nearColour(
  width: number,
  height: number,
  counts: (i: number) => boolean,
  data: Uint8Array,
  at: (i: number) => number,
): (i: number) => Colour | null {
  const weight = new Float32Array(width * height);
  const planes = [0, 1, 2].map(() => new Float32Array(width * height));
  for (let i = 0; i < weight.length; i++) {
    if (!counts(i)) continue;
    weight[i] = 1;
    for (const [c, plane] of planes.entries()) plane[i] = data[at(i) + c] ?? 0;
  }
  const share = boxMean(weight, width, height, NEAR);
  const [red, green, blue] = planes.map((plane) => boxMean(plane, width, height, NEAR));
  return (i) => {
    const all = share[i] ?? 0;
    return all < 1e-6
      ? null
      : [(red?.[i] ?? 0) / all, (green?.[i] ?? 0) / all, (blue?.[i] ?? 0) / all];
  };
}

function apart(a: Colour, b: Colour): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
