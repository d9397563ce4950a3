import { boxMean } from '../cutout/boxMean.ts';
import { clamp, fillByIndex, type Mask, type PixelBox, type Pixels } from '../pixels.ts';
import { brightness, luminanceOf } from './luminance.ts';
import { copyOfVehicle, findPaint } from './paintArea.ts';
import { relight } from './relight.ts';
import type { Ellipse } from './rimEdge.ts';

/** Sizes of a whole surface and of details on it, as shares of the vehicle's width. */
const FORM = 0.07;
const DRAWING = 0.02;
/** Contrast, in squared brightness of 255, from which on it is an edge of the body and no detail of a surface. */
const EDGE = 14 ** 2;
/** At strength 1: how much contrast a surface gains where it is darker and where it is brighter than around it, and its details. */
const SHADE = 0.32;
const HIGHLIGHT = 0.55;
const CLARITY = 0.35;
/** A place that already differs from its surroundings by this much, of 255, gets half of the change. */
const ENOUGH = 40;

/** For each pixel of a small copy: new brightness = `slope` × brightness + `lift`. */
type LightField = { slope: Float32Array; lift: Float32Array; width: number; height: number };

/**
 * Polishes the paint: surfaces get more contrast and brighter highlights, and keep their colour. Every pixel is made of
 * itself and the brightness of its surroundings; other parts than paint stay as they are.
 * @param box round the vehicle, in pixels
 * @param rims in pixels of the photo
 * @param strength 0: nothing changes; whatever it is, no pixel leaves the limits of `relight`
 * @returns new pixels
 */
export async function polishPaint(
  photo: Pixels,
  mask: Mask,
  box: PixelBox,
  rims: readonly Ellipse[],
  strength: number,
): Promise<Pixels> {
  // What is polished is found and lit on a small copy; each pixel of the photo then gets its own new brightness.
  const { image: small, mask: smallMask, scale } = await copyOfVehicle(photo, mask, box);
  const smallRims = rims.map((rim) => ({
    x: (rim.x - box.x) * scale,
    y: (rim.y - box.y) * scale,
    radiusX: rim.radiusX * scale,
    radiusY: rim.radiusY * scale,
  }));
  const field = lightField(
    luminanceOf(small),
    smallMask,
    findPaint(small, smallMask, smallRims),
    strength,
  );
  const data = new Uint8Array(photo.data);
  applyField(data, photo.width, mask, box, field);
  return { ...photo, data };
}

function lightField(
  luminance: Float32Array,
  { data, width, height }: Mask,
  paint: Float32Array,
  strength: number,
): LightField {
  const inside = fillByIndex(new Float32Array(data.length), (i) => ((data[i] ?? 0) >= 250 ? 1 : 0));
  const form = meanInside(luminance, inside, width, height, Math.round(width * FORM));
  // Beyond the outline the vehicle's own brightness is continued, so that the old background has no effect.
  const filled = luminance.map((value, i) => (inside[i] === 0 ? (form[i] ?? 0) : value));
  const radius = Math.max(1, Math.round(width * DRAWING));
  const mean = boxMean(filled, width, height, radius);
  const squares = boxMean(
    filled.map((value) => value * value),
    width,
    height,
    radius,
  );
  // A self-guided filter: surface = follow × brightness + level keeps the body's edges and drops its details.
  const follow = mean.map((value, i) => {
    const variance = Math.max(0, (squares[i] ?? 0) - value * value);
    return variance / (variance + EDGE);
  });
  const level = boxMean(
    mean.map((value, i) => value * (1 - (follow[i] ?? 0))),
    width,
    height,
    radius,
  );
  const smooth = boxMean(follow, width, height, radius);
  const slope = new Float32Array(width * height);
  const lift = new Float32Array(width * height);
  for (let i = 0; i < slope.length; i++) {
    const weight = strength * (paint[i] ?? 0);
    const [a, b, whole] = [smooth[i] ?? 0, level[i] ?? 0, form[i] ?? 0];
    const apart = a * (filled[i] ?? 0) + b - whole;
    const modelling = (weight * (apart > 0 ? HIGHLIGHT : SHADE)) / (1 + Math.abs(apart) / ENOUGH);
    slope[i] = 1 + modelling * a + weight * CLARITY * (1 - a);
    lift[i] = modelling * (b - whole) - weight * CLARITY * b;
  }
  return { slope, lift, width, height };
}

/** Returns the mean of each pixel's neighbourhood, over its pixels inside the vehicle. */
function meanInside(
  plane: Float32Array,
  inside: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const sum = boxMean(
    plane.map((value, i) => value * (inside[i] ?? 0)),
    width,
    height,
    radius,
  );
  const count = boxMean(inside, width, height, radius);
  return sum.map((value, i) => value / Math.max(1e-6, count[i] ?? 0));
}

function applyField(
  data: Uint8Array,
  stride: number,
  mask: Mask,
  box: PixelBox,
  field: LightField,
): void {
  const [stepX, stepY] = [field.width / box.width, field.height / box.height];
  for (let y = 0; y < box.height; y++) {
    const row = clamp((y + 0.5) * stepY - 0.5, 0, field.height - 1);
    const top = Math.floor(row);
    const [above, below, down] = [
      top * field.width,
      Math.min(top + 1, field.height - 1) * field.width,
      row - top,
    ];
    for (let x = 0; x < box.width; x++) {
      const i = (box.y + y) * stride + box.x + x;
      if ((mask.data[i] ?? 0) === 0) continue;
      const column = clamp((x + 0.5) * stepX - 0.5, 0, field.width - 1);
      const left = Math.floor(column);
      const right = Math.min(left + 1, field.width - 1);
      const across = column - left;
      const between = (plane: Float32Array) =>
        ((plane[above + left] ?? 0) * (1 - across) + (plane[above + right] ?? 0) * across) *
          (1 - down) +
        ((plane[below + left] ?? 0) * (1 - across) + (plane[below + right] ?? 0) * across) * down;
      const [slope, lift] = [between(field.slope), between(field.lift)];
      if (slope === 1 && lift === 0) continue;
      relight(
        data,
        i * 3,
        slope * brightness(data[i * 3] ?? 0, data[i * 3 + 1] ?? 0, data[i * 3 + 2] ?? 0) + lift,
      );
    }
  }
}
