import { clamp, type Pixels } from '../pixels.ts';
import { perspectiveOf, type Quad } from './quad.ts';

/** How bright white is at a place of the plate, 0 to 1 across and down, and its tint: factors of red, green and blue. */
export type LightAt = (u: number, v: number) => readonly [number, number, number];

/** The plate is read in this many fields, each with this many samples a side. */
const FIELDS = { across: 8, down: 3 } as const;
const SAMPLES = 8;
/** Share of a field's samples that may be characters, which are darker than the ground. */
const GROUND = 0.85;
/** A white plate in good light, 0 to 255. */
const WHITE = 240;
/** Fields darker than this share of the median show the country's band or dirt, no white ground. */
const DARK = 0.7;
const LEAST = 0.12;
const MOST = 1.06;
/** A coloured ground, such as a yellow plate's, does not show the light's tint. */
const COLOURED = 0.22;

type Ground = { u: number; v: number; light: number; colour: readonly [number, number, number] };

/** Reads how an old plate is lit: the brightness of its ground as a plane, without the characters. */
export function lightOn(picture: Pixels, quad: Quad): LightAt {
  const fields = groundsOf(picture, quad);
  const usual = middle(fields.map(({ light }) => light));
  const plain = fields.filter(({ light }) => light >= usual * DARK);
  const plane = fitPlane(plain);
  const tint = tintOf(plain);
  return (u, v) => {
    const light = clamp(plane(u, v) / WHITE, LEAST, MOST);
    return [light * tint[0], light * tint[1], light * tint[2]];
  };
}

function groundsOf(picture: Pixels, quad: Quad): Ground[] {
  const { toPixels } = perspectiveOf(quad);
  const fields: Ground[] = [];
  for (let row = 0; row < FIELDS.down; row++) {
    for (let column = 0; column < FIELDS.across; column++) {
      const samples = Array.from({ length: SAMPLES * SAMPLES }, (_, k) => {
        const u = (column + ((k % SAMPLES) + 0.5) / SAMPLES) / FIELDS.across;
        const v = (row + (Math.floor(k / SAMPLES) + 0.5) / SAMPLES) / FIELDS.down;
        return colourAt(picture, toPixels(u, v));
      }).sort((a, b) => brightness(a) - brightness(b));
      const colour = samples[Math.floor(samples.length * GROUND)] ?? ([0, 0, 0] as const);
      fields.push({
        u: (column + 0.5) / FIELDS.across,
        v: (row + 0.5) / FIELDS.down,
        light: brightness(colour),
        colour,
      });
    }
  }
  return fields;
}

function colourAt(
  { data, width, height }: Pixels,
  { x, y }: { x: number; y: number },
): readonly [number, number, number] {
  const at = (clamp(Math.floor(y), 0, height - 1) * width + clamp(Math.floor(x), 0, width - 1)) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

const brightness = ([r, g, b]: readonly [number, number, number]): number =>
  0.299 * r + 0.587 * g + 0.114 * b;

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Fits a plane to the fields' light by least squares, and returns it as a function of the place. Fields lie on a grid about the middle, but some may
 * be missing, so the whole system is solved.
 */
function fitPlane(fields: readonly Ground[]): (u: number, v: number) => number {
  const count = Math.max(1, fields.length);
  const mean = (of: (field: Ground) => number) =>
    fields.reduce((sum, field) => sum + of(field), 0) / count;
  const [mu, mv, ml] = [mean(({ u }) => u), mean(({ v }) => v), mean(({ light }) => light)];
  const uu = mean(({ u }) => (u - mu) ** 2);
  const vv = mean(({ v }) => (v - mv) ** 2);
  const uv = mean(({ u, v }) => (u - mu) * (v - mv));
  const ul = mean(({ u, light }) => (u - mu) * (light - ml));
  const vl = mean(({ v, light }) => (v - mv) * (light - ml));
  const whole = uu * vv - uv * uv;
  if (whole < 1e-6) return () => ml;
  const across = (ul * vv - vl * uv) / whole;
  const down = (vl * uu - ul * uv) / whole;
  return (u, v) => ml + across * (u - mu) + down * (v - mv);
}

function tintOf(fields: readonly Ground[]): readonly [number, number, number] {
  const channel = (c: 0 | 1 | 2) => middle(fields.map(({ colour }) => colour[c]));
  const [r, g, b] = [channel(0), channel(1), channel(2)];
  const [most, least] = [Math.max(r, g, b, 1), Math.min(r, g, b)];
  if ((most - least) / most > COLOURED) return [1, 1, 1];
  const grey = Math.max(1, brightness([r, g, b]));
  return [r / grey, g / grey, b / grey];
}
