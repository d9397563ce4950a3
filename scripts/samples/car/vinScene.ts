import sharp from 'sharp';
import { sheet } from '../geometry/mesh.ts';
import { u8 } from '../geometry/numbers.ts';
import { lettered } from '../lettering.ts';
import { openGround } from '../render/groundLight.ts';
import type { Subject } from '../render/picture.ts';
import { lacquer, matte, type Paint } from '../render/surface.ts';
import { Material } from './material.ts';

const WIDTH = 1000;
const HEIGHT = 560;

/** Returns the maker's label on the painted door pillar, with the vehicle's number and weights. */
export async function vinScene(paint: Paint, vin: string): Promise<Subject> {
  const line = (text: string, x: number, y: number, height: number, weight = height * 0.13) =>
    lettered(text, { x, y, height, weight, colour: '#e9e9e4', pitch: 0.82 });
  const bars = Array.from(
    { length: 74 },
    (_, i) =>
      `<path d="M${60 + i * 9} 432v84" stroke="#e9e9e4" stroke-width="${1.5 + ((i * 37) % 5)}"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#0e0f10"/><rect x="14" y="14" width="${WIDTH - 28}" height="${HEIGHT - 28}" rx="16" fill="none" stroke="#8d9092" stroke-width="3"/>${line('TURNTABLE MOTORS', 60, 52, 40)}${line(vin, 60, 132, 56, 8)}${line('1890 KG', 60, 232, 36)}${line('3390 KG', 60, 290, 36)}${line('1- 1020 KG', 60, 348, 36)}${line('2- 980 KG', 520, 348, 36)}${line('TYP AUV', 520, 232, 36)}${line('EA 211', 520, 290, 36)}${bars}</svg>`;
  const pixels = new Uint8Array(
    await sharp(Buffer.from(svg)).blur(0.6).greyscale().raw().toBuffer(),
  );
  return {
    solid: [
      {
        mesh: sheet(30, 4, (u, v) => [
          -0.002 - 0.5 * (u - 0.5) ** 2,
          -0.3 + u * 0.6,
          -0.3 + v * 0.6,
        ]),
        material: Material.paint,
      },
      {
        mesh: sheet(4, 4, (u, v) => [0.0008, (u - 0.5) * 0.15, (v - 0.5) * 0.084]),
        material: Material.plateFront,
      },
    ],
    glass: [],
    light: openGround(),
    surfaceAt(out, material, _x, y, z) {
      if (material === Material.paint) {
        lacquer(out, paint);
        out.shade = 0.3;
        return;
      }
      const px = Math.min(WIDTH - 1, Math.max(0, Math.floor((y / 0.15 + 0.5) * WIDTH)));
      const py = Math.min(HEIGHT - 1, Math.max(0, Math.floor((0.5 - z / 0.084) * HEIGHT)));
      const tone = (u8(pixels, py * WIDTH + px) / 255) ** 2.2;
      matte(out, tone * 0.8, tone * 0.8, tone * 0.78, 0.04, 0.5);
    },
  };
}
