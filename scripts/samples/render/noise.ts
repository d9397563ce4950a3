import { f32 } from '../geometry/numbers.ts';

/** Returns a seeded source of numbers from 0 to 1 (mulberry32), so that every run draws the same pictures. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const SIZE = 256;
const random = seeded(20260501);
const lattice = Float32Array.from({ length: SIZE * SIZE }, () => random());

/** Returns smooth noise from 0 to 1 over the plane, one bump per unit, repeating every 256 units. */
export function noise(x: number, y: number): number {
  const fx = Math.floor(x);
  const fy = Math.floor(y);
  let u = x - fx;
  let v = y - fy;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  const x0 = fx & 255;
  const x1 = (fx + 1) & 255;
  const y0 = (fy & 255) * SIZE;
  const y1 = ((fy + 1) & 255) * SIZE;
  const a = f32(lattice, y0 + x0);
  const b = f32(lattice, y0 + x1);
  const c = f32(lattice, y1 + x0);
  const d = f32(lattice, y1 + x1);
  return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v;
}

/** Returns noise with ever finer bumps added, from 0 to 1. */
export function clouded(x: number, y: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(x, y);
    x = x * 2.03 + 17.3;
    y = y * 2.03 + 5.1;
    weight /= 2;
  }
  return sum / (1 - weight * 2);
}
