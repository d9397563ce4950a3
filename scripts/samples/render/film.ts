import { f32 } from '../geometry/numbers.ts';
import { seeded } from './noise.ts';

/** Develops linear light: darker corners, a film curve, some sensor noise. */
export function film(
  linear: Float32Array,
  width: number,
  height: number,
  seed: number,
  exposure: number,
): Uint8Array {
  const random = seeded(seed);
  const pixels = new Uint8Array(width * height * 3);
  for (let n = 0; n < width * height; n++) {
    const x = (n % width) / width - 0.5;
    const y = Math.floor(n / width) / height - 0.5;
    const corner = (1 - 0.35 * (x * x + y * y)) * exposure;
    const grain = (random() + random() - 1) * 2.2;
    for (let k = 0; k < 3; k++)
      pixels[n * 3 + k] = Math.min(
        255,
        Math.max(0, developed(f32(linear, n * 3 + k) * corner) + grain + 0.5),
      );
  }
  return pixels;
}

/** Returns linear light as an sRGB byte, through a film-like curve that preserves highlights. */
function developed(value: number): number {
  const v = Math.max(0, value) * 0.92;
  const film = (v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14);
  const shown = Math.min(1, film);
  return 255 * (shown <= 0.0031308 ? 12.92 * shown : 1.055 * shown ** (1 / 2.4) - 0.055);
}
