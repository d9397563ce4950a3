/**
 * Cuts the vehicles out of photographs that show little else, for the draft engine's network to learn from:
 * `node scripts/vehicleNet/cutVehicles.ts MODEL.onnx PHOTOS OUT`. Started again, it goes on where it stopped.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { openOnnxEngine } from '../../server/imaging/cutout/onnxEngine.ts';
import { sizeWithin } from '../../server/imaging/pixels.ts';
import { open, resizeMask, resizePixels, toPixels } from '../../server/imaging/raster.ts';

/** What is cut out is as large as what is learnt from; the model looks at more. */
const SIDE = 320;
const LOOKED_AT = 640;
const LEAST_CONFIDENCE = 0.9;

const [model, photos, out] = process.argv.slice(2);
if (!model || !photos || !out) {
  console.error('usage: node scripts/vehicleNet/cutVehicles.ts MODEL.onnx PHOTOS OUT');
  process.exit(2);
}
await mkdir(out, { recursive: true });
const engine = await openOnnxEngine(model, { threads: availableParallelism() });
let made = 0;
for (const file of (await readdir(photos)).filter((name) => /\.jpe?g$/i.test(name)).sort()) {
  const target = join(out, `${parse(file).name}.png`);
  if (existsSync(target)) continue;
  const photo = await toPixels(
    sharp(join(photos, file))
      .autoOrient()
      .resize(LOOKED_AT, LOOKED_AT, { fit: 'inside', withoutEnlargement: true }),
  );
  const { mask, confidence } = await engine.cut(photo, { silhouette: '', box: null });
  if (confidence < LEAST_CONFIDENCE) continue;
  const { width, height } = sizeWithin(photo, SIDE);
  const [small, alpha] = await Promise.all([
    resizePixels(photo, width, height),
    resizeMask(mask, width, height),
  ]);
  await open(small)
    .joinChannel(Buffer.from(alpha.data), { raw: { width, height, channels: 1 } })
    .png()
    .toFile(target);
  made++;
}
console.log(`${made} vehicles cut out`);
