import { fillByIndex, type Mask, type Pixels } from '../pixels.ts';
import { boxMean } from './boxMean.ts';

/** In each neighbourhood: coverage ≈ red · r + green · g + blue · b + offset. Planes of the guide's size. */
export type LinearModel = {
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  offset: Float32Array;
  width: number;
  height: number;
};

/**
 * Fits the guided filter of He, Sun and Tang with a colour guide, up to its linear model. Evaluated on a larger copy of the guide, the model gives a
 * mask whose edge follows that copy ("fast guided filter").
 * @param mask of the guide's size
 * @param radius of the neighbourhood in pixels
 * @param epsilon how much contrast counts as an edge, in squared colour units of 0 to 1
 */
export function fitGuidedFilter(
  guide: Pixels,
  mask: Mask,
  radius: number,
  epsilon: number,
): LinearModel {
  const { width, height } = guide;
  const size = width * height;
  const mean = (plane: Float32Array) => boxMean(plane, width, height, radius);
  const product = (a: Float32Array, b: Float32Array) => {
    const out = new Float32Array(size);
    for (let i = 0; i < size; i++) out[i] = (a[i] ?? 0) * (b[i] ?? 0);
    return mean(out);
  };
  const channel = (c: number) => {
    const out = new Float32Array(size);
    for (let i = 0, j = c; i < size; i++, j += 3) out[i] = (guide.data[j] ?? 0) / 255;
    return out;
  };
  const [r, g, b] = [channel(0), channel(1), channel(2)];
  const p = fillByIndex(new Float32Array(size), (i) => (mask.data[i] ?? 0) / 255);
  const [mr, mg, mb, mp] = [mean(r), mean(g), mean(b), mean(p)];
  const [rr, rg, rb, gg, gb, bb] = [
    product(r, r),
    product(r, g),
    product(r, b),
    product(g, g),
    product(g, b),
    product(b, b),
  ];
  const [rp, gp, bp] = [product(r, p), product(g, p), product(b, p)];
  const red = new Float32Array(size);
  const green = new Float32Array(size);
  const blue = new Float32Array(size);
  const offset = new Float32Array(size);
  const at = (plane: Float32Array, i: number) => plane[i] ?? 0;
  for (let i = 0; i < size; i++) {
    const [ir, ig, ib, ip] = [at(mr, i), at(mg, i), at(mb, i), at(mp, i)];
    // Covariance of the colours in this neighbourhood, inverted by its adjugate.
    const crr = at(rr, i) - ir * ir + epsilon;
    const crg = at(rg, i) - ir * ig;
    const crb = at(rb, i) - ir * ib;
    const cgg = at(gg, i) - ig * ig + epsilon;
    const cgb = at(gb, i) - ig * ib;
    const cbb = at(bb, i) - ib * ib + epsilon;
    const arr = cgg * cbb - cgb * cgb;
    const arg = crb * cgb - crg * cbb;
    const arb = crg * cgb - crb * cgg;
    const agg = crr * cbb - crb * crb;
    const agb = crb * crg - crr * cgb;
    const abb = crr * cgg - crg * crg;
    const determinant = crr * arr + crg * arg + crb * arb;
    const [vr, vg, vb] = [at(rp, i) - ir * ip, at(gp, i) - ig * ip, at(bp, i) - ib * ip];
    const kr = (arr * vr + arg * vg + arb * vb) / determinant;
    const kg = (arg * vr + agg * vg + agb * vb) / determinant;
    const kb = (arb * vr + agb * vg + abb * vb) / determinant;
    red[i] = kr;
    green[i] = kg;
    blue[i] = kb;
    offset[i] = ip - kr * ir - kg * ig - kb * ib;
  }
  return {
    red: mean(red),
    green: mean(green),
    blue: mean(blue),
    offset: mean(offset),
    width,
    height,
  };
}
