/**
 * Draws vehicles in many colours, from about where the preset's views are taken, as training data of the product's own network:
 * `node scripts/vehicleNet/drawVehicles.ts OUT`. Always the same pictures; about five seconds of processor time each; skips existing ones.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { carOf } from '../samples/car/car.ts';
import { hatchback } from '../samples/car/hatchback.ts';
import { plateOf } from '../samples/car/plate.ts';
import { saloon } from '../samples/car/saloon.ts';
import type { Vec3 } from '../samples/geometry/vector.ts';
import { cameraAt, framed } from '../samples/render/camera.ts';
import { seeded } from '../samples/render/noise.ts';
import { type Picture, photograph } from '../samples/render/picture.ts';
import { extent } from '../samples/silhouettes.ts';
import { exteriorViews, standpoint } from '../samples/views.ts';

const SIZE = { width: 512, height: 384 };
/** The vehicle nearly fills the picture. */
const SHARE: [number, number] = [0.97, 0.95];
const PAINTS = 8;
/** Mesh sizes of body and cabin in metres: enough for such small pictures. */
const STEPS = [0.022, 0.03] as const;
const LEFT_OUT = 0.35;

const [out] = process.argv.slice(2);
if (!out) {
  console.error('usage: node scripts/vehicleNet/drawVehicles.ts OUT');
  process.exit(2);
}
await mkdir(out, { recursive: true });
const random = seeded(777);
const wobble = (range: number) => (random() * 2 - 1) * range;
const plate = await plateOf('HB TT 214');
let drawn = 0;
for (let paint = 0; paint < PAINTS; paint++) {
  for (const shape of [hatchback, saloon]) {
    const subject = carOf(shape, { paint: anyPaint(), plate, fabric: anyGrey() }, ...STEPS);
    for (const view of exteriorViews) {
      if (random() < LEFT_OUT) continue;
      const eye = standpoint({
        ...view,
        bearing: view.bearing + wobble(14),
        height: Math.max(0.4, view.height + wobble(0.4)),
        distance: view.distance + wobble(1.5),
      });
      const target: Vec3 = [wobble(0.1), wobble(0.1), 0.7];
      const camera = framed(
        cameraAt(eye, target, 40, SIZE.width, SIZE.height, wobble(1)),
        extent(subject.solid),
        SHARE,
        [0.5, 0.5],
      );
      const file = join(out, `${drawn}.png`);
      drawn++;
      if (!existsSync(file)) await write(photograph(subject, camera, drawn), file);
    }
  }
}
console.log(`${drawn} vehicles drawn`);

/** Returns a random paint. Half of the paints are dark, because dark vehicles are hard to distinguish from their shadows. */
function anyPaint() {
  const brightness = random() < 0.5 ? random() * 0.06 : random() * 0.7;
  const channel = () => Math.max(0.004, brightness * (random() < 0.5 ? 1 : random()));
  return { name: 'any', r: channel(), g: channel(), b: channel(), flake: random() };
}

function anyGrey() {
  const grey = random() * 0.3;
  return { r: grey, g: grey, b: grey };
}

/** Writes a picture as PNG. Its alpha is 0 in the yard, which stays visible, 128 on glass, and 255 elsewhere on the vehicle. */
async function write({ pixels, mask, glass, width, height }: Picture, file: string): Promise<void> {
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .joinChannel(Buffer.from(mask.map((inside, i) => (glass[i] ? 128 : inside * 255))), {
      raw: { width, height, channels: 1 },
    })
    .png()
    .toFile(file);
}
