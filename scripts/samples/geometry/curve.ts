import { f64 } from './numbers.ts';
import { clamp } from './vector.ts';

export type Curve = (x: number) => number;
export type Knots = readonly (readonly [x: number, y: number])[];

const STEPS = 2048;

/** Returns a smooth curve through the knots (ascending in x), constant beyond its ends. Tabulated, because modelling evaluates it millions of times. */
export function curve(knots: Knots): Curve {
  const xs = knots.map(([x]) => x);
  const first = Math.min(...xs);
  const last = Math.max(...xs);
  const table = new Float64Array(STEPS + 1);
  for (let i = 0; i <= STEPS; i++) table[i] = hermite(knots, first + ((last - first) * i) / STEPS);
  return (x) => {
    const at = clamp(((x - first) / (last - first)) * STEPS, 0, STEPS - 1e-9);
    const i = Math.floor(at);
    return f64(table, i) + (f64(table, i + 1) - f64(table, i)) * (at - i);
  };
}

function hermite(knots: Knots, x: number): number {
  const at = (i: number) => knots[clamp(i, 0, knots.length - 1)] ?? [0, 0];
  let i = 0;
  while (i < knots.length - 2 && x > at(i + 1)[0]) i++;
  const [x0, y0] = at(i);
  const [x1, y1] = at(i + 1);
  const slope = (a: readonly [number, number], b: readonly [number, number]) =>
    b[0] === a[0] ? 0 : (b[1] - a[1]) / (b[0] - a[0]);
  const m0 = i === 0 ? slope(at(0), at(1)) : slope(at(i - 1), at(i + 1));
  const m1 = i + 2 > knots.length - 1 ? slope(at(i), at(i + 1)) : slope(at(i), at(i + 2));
  const h = x1 - x0;
  const t = (x - x0) / h;
  const t2 = t * t;
  const t3 = t2 * t;
  return (
    (2 * t3 - 3 * t2 + 1) * y0 +
    (t3 - 2 * t2 + t) * h * m0 +
    (3 * t2 - 2 * t3) * y1 +
    (t3 - t2) * h * m1
  );
}
