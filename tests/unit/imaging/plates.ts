import { plateOf } from '../../../scripts/samples/car/plate.ts';
import { samples } from '../../../server/db/seed/samples/index.ts';
import type { Pixels } from '../../../server/imaging/pixels.ts';
import { paintQuad } from '../../../server/imaging/plate/paintQuad.ts';
import type { Quad } from '../../../server/imaging/plate/quad.ts';

/** Draws a grey wall of 600 × 320 pixels with a German plate on it; `shade` is the brightness of the plate's right end relative to its left end. */
export async function plated(quad: Quad, text = 'HB TT 214', shade = 1): Promise<Pixels> {
  const [width, height] = [600, 320];
  const picture: Pixels = { data: new Uint8Array(width * height * 3).fill(96), width, height };
  const print = await plateOf(text);
  const light = { r: 0, g: 0, b: 0 };
  paintQuad(picture, quad, (out, u, v) => {
    print(light, u, 1 - v);
    const factor = 255 * (1 + (shade - 1) * u);
    out.r = light.r ** (1 / 2.2) * factor;
    out.g = light.g ** (1 / 2.2) * factor;
    out.b = light.b ** (1 / 2.2) * factor;
    out.cover = 1;
  });
  return picture;
}

/** Returns a drawn photo by its file's name without extension. */
export function sampleNamed(name: string): (typeof samples)[number] {
  const sample = samples.find(({ file }) => file === `${name}.jpg`);
  if (!sample) throw new Error(`there is no sample ${name}`);
  return sample;
}
