/**
 * Draws the outlines of vehicles in photos that show little else, as training data of the network:
 * `node scripts/vehicleNet/labelPhotos.ts MODEL.onnx PHOTOS OUT`. Run again, it continues where it stopped. An outline is written as
 * `<name>.png`; where the model cannot be trusted, an empty file marks the photo as done. `--swapped`: red and blue are swapped in the
 * photos.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { findComponents } from '../../server/imaging/cutout/components.ts';
import { draftEngine } from '../../server/imaging/cutout/draftEngine.ts';
import type { CutoutEngine } from '../../server/imaging/cutout/engine.ts';
import { openOnnxEngine } from '../../server/imaging/cutout/onnxEngine.ts';
import {
  coveredBox,
  type Mask,
  maskOverlap,
  type Pixels,
  sizeWithin,
} from '../../server/imaging/pixels.ts';
import { encodePng, open, resizeMask, toMask, toPixels } from '../../server/imaging/raster.ts';

/** Longer side of an outline. */
const SIDE = 512;
const HINT = { silhouette: 'M300 250h400v250h-400z', box: null };
/** An outline is accepted if it overlaps this much with the shipped engine's, or else with the model's own on the mirrored photo. */
const AGREED = 0.9;
const AGREED_MIRRORED = 0.96;
/** Below this overlap with the shipped engine, both results of the model may show something else. */
const UNLIKELY = 0.5;
/** Minimum shares: of the photo covered by the vehicle's box, of the box covered by the vehicle, of the vehicle in one piece. */
const LEAST = { box: 0.15, filled: 0.5, whole: 0.98 };

const { values, positionals } = parseArgs({
  options: { swapped: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [model, photos, out] = positionals;
if (!model || !photos || !out) {
  console.error('usage: node scripts/vehicleNet/labelPhotos.ts MODEL.onnx PHOTOS OUT [--swapped]');
  process.exit(2);
}
await mkdir(out, { recursive: true });
const engine = await openOnnxEngine(model, { threads: 1 });
const names = (await readdir(photos)).filter((name) => /\.jpe?g$/i.test(name));
// Shuffled, so that a stopped run leaves a representative sample.
for (const file of names.toSorted((a, b) => sha256(a).localeCompare(sha256(b)))) {
  const target = join(out, `${parse(file).name}.png`);
  if (existsSync(target)) continue;
  const outline = await outlineOf(join(photos, file));
  await writeFile(`${target}.new`, outline ? await encodePng(outline) : '');
  await rename(`${target}.new`, target);
}

/** Returns the vehicle's outline; null if it is not certain. */
async function outlineOf(file: string): Promise<Mask | null> {
  const bytes = await readFile(file);
  const photo = inTrueColours(await toPixels(sharp(bytes).autoOrient()));
  const seen = await look(engine, photo);
  if (!isVehicle(seen)) return null;
  const other = maskOverlap(seen, await look(draftEngine, photo));
  if (other < UNLIKELY) return null;
  if (other >= AGREED) return seen;
  const mirrored = await look(engine, await toPixels(open(photo).flop()));
  return maskOverlap(seen, await toMask(open(mirrored).flop())) >= AGREED_MIRRORED ? seen : null;
}

function inTrueColours({ data, ...size }: Pixels): Pixels {
  if (!values.swapped) return { data, ...size };
  // Swaps red and blue.
  const other = [2, 0, -2];
  return { ...size, data: data.map((_, i) => data[i + (other[i % 3] ?? 0)] ?? 0) };
}

async function look(engine: CutoutEngine, photo: Pixels): Promise<Mask> {
  const { width, height } = sizeWithin(photo, SIDE);
  return resizeMask((await engine.cut(photo, HINT)).mask, width, height);
}

/** Returns whether a mask is one large, solid shape. */
function isVehicle(mask: Mask): boolean {
  const box = coveredBox(mask);
  if (!box) return false;
  const { components } = findComponents(mask.width, mask.height, (i) => (mask.data[i] ?? 0) >= 128);
  const areas = components.map(({ area }) => area);
  const all = areas.reduce((sum, area) => sum + area, 0);
  return (
    box.width * box.height > LEAST.box * mask.width * mask.height &&
    all > LEAST.filled * box.width * box.height &&
    (areas[0] ?? 0) > LEAST.whole * all
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
