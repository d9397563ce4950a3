/**
 * Cuts out the photos of a folder with one or more engines, and prints the quality of the outlines and their cost: overlap and boundary where
 * the outline is known; where parts are annotated (`annotations.json`), how much of them is kept.
 * Usage: npm run bench:cuts -- FOLDER COUNT [ENGINE]...
 * An engine is `draft`, the `draftEngine.ts` of another checkout, or a model (`.onnx`).
 */
import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { keepLargest } from '../../../server/imaging/cutout/components.ts';
import type { CutoutEngine } from '../../../server/imaging/cutout/engine.ts';
import { openOnnxEngine } from '../../../server/imaging/cutout/onnxEngine.ts';
import { smoothEdge } from '../../../server/imaging/cutout/smoothEdge.ts';
import type { Mask } from '../../../server/imaging/pixels.ts';
import { resizeMask, toPixels } from '../../../server/imaging/raster.ts';
import { standardPreset } from '../../../server/presets/standard.ts';
import { boundaryF } from './boundaryF.ts';
import { overlapWithTruth } from './overlapWithTruth.ts';
import { drawPart, drawReach, type Part, readPartSet } from './partSet.ts';
import { readPhotoSet } from './photoSet.ts';

/** The share of a wheel that must be kept, and of a mirror that may be lost. */
const WHEEL_KEPT = 0.9;
const MIRROR_LOST = 0.5;
/** The share of the outline that may be outside all parts, and how far parts without an outline reach, as a share of the photo's width. */
const FOREIGN = 0.05;
const REACH = 0.03;

type Cut = { mask: Mask; seconds: number };
type Case = {
  path: string;
  name: string;
  silhouette: string;
  measure: (mask: Mask) => Promise<Map<string, number[]>>;
};

sharp.concurrency(1);
const [folder, count, ...named] = process.argv.slice(2);
if (!folder || !count) {
  console.error('usage: npm run bench:cuts -- FOLDER COUNT [ENGINE]...');
  process.exit(2);
}
const left = standardPreset.items.find(({ code }) => code === 'left')?.silhouette ?? '';
const cases = await readCases(folder, Number(count));
for (const name of named.length > 0 ? named : ['draft']) {
  const engine = await openEngine(name);
  const found = new Map<string, number[]>();
  for (const one of cases) {
    const { mask, seconds } = await cutOut(engine, one);
    const figures = await one.measure(mask);
    for (const [key, values] of figures.set('seconds', [seconds]))
      found.set(key, [...(found.get(key) ?? []), ...values]);
    if (process.env.EACH)
      console.log(one.name, [...figures].map(([key, values]) => `${key} ${values}`).join(', '));
  }
  print(name, found);
}

async function openEngine(name: string): Promise<CutoutEngine> {
  if (name.endsWith('.onnx')) return openOnnxEngine(name, { threads: 1 });
  const file =
    name === 'draft'
      ? new URL('../../../server/imaging/cutout/draftEngine.ts', import.meta.url)
      : pathToFileURL(resolve(name));
  return (await import(file.href)).draftEngine;
}

async function cutOut(engine: CutoutEngine, { path, silhouette }: Case): Promise<Cut> {
  const photo = await toPixels(sharp(path).autoOrient());
  const before = process.cpuUsage();
  const cut = await engine.cut(photo, { silhouette, box: null });
  const refined = await smoothEdge(keepLargest(cut.mask), photo, cut);
  const { user, system } = process.cpuUsage(before);
  return { mask: refined, seconds: (user + system) / 1e6 };
}

async function readCases(folder: string, count: number): Promise<Case[]> {
  const isAnnotated = await access(join(folder, 'annotations.json')).then(
    () => true,
    () => false,
  );
  if (isAnnotated) {
    const photos = await readPartSet(folder, count);
    return photos.map(({ path, name, parts }) => ({
      path,
      name,
      silhouette: left,
      measure: (mask) => measureParts(mask, parts),
    }));
  }
  const photos = (await readPhotoSet(folder)).filter(({ truth, angle }) => {
    return truth !== null && angle.kind === 'exterior';
  });
  return photos.slice(0, count).map(({ path, name, angle, truth }) => ({
    path,
    name,
    silhouette: angle.silhouette,
    measure: async (mask) => {
      const known = truth ? await truth() : mask;
      return new Map([
        ['overlap', [await overlapWithTruth(mask, known)]],
        ['boundary', [await boundaryF(mask, known)]],
      ]);
    },
  }));
}

async function measureParts(mask: Mask, parts: readonly Part[]): Promise<Map<string, number[]>> {
  const figures = new Map<string, number[]>();
  for (const part of parts) {
    const { kind, size } = part;
    const kept = keptOf(await drawPart(part), await resizeMask(mask, size.width, size.height));
    const key = kind.endsWith('mirror') ? 'mirror' : kind;
    figures.set(key, [...(figures.get(key) ?? []), kept]);
  }
  const [first] = parts;
  const reach = first && (await drawReach(parts, first.size.width * REACH));
  if (reach) {
    const found = await resizeMask(mask, reach.width, reach.height);
    figures.set('foreign', [1 - keptOf(found, reach)]);
  }
  return figures;
}

function keptOf(part: Mask, mask: Mask): number {
  let [kept, all] = [0, 0];
  part.data.forEach((value, i) => {
    if (value < 128) return;
    all++;
    if ((mask.data[i] ?? 0) >= 128) kept++;
  });
  return all === 0 ? 1 : kept / all;
}

function print(name: string, found: ReadonlyMap<string, number[]>): void {
  const share = (key: string, isSo: (value: number) => boolean) => {
    const values = found.get(key) ?? [];
    const so = values.filter(isSo).length;
    return `${so} of ${values.length} (${((so / values.length) * 100).toFixed(1)} %)`;
  };
  console.log(`\n${name}`);
  if (found.has('wheel')) {
    console.log(
      `  wheels with ${WHEEL_KEPT * 100} % kept: ${share('wheel', (kept) => kept >= WHEEL_KEPT)}; goal: ≥ 97 %`,
    );
    console.log(
      `  outlines of which more than ${FOREIGN * 100} % is beyond all parts: ${share('foreign', (beyond) => beyond > FOREIGN)}; goal: ≤ 5 %`,
    );
    console.log(
      `  mirrors over half lost: ${share('mirror', (kept) => 1 - kept > MIRROR_LOST)}; goal: ≤ 8 %`,
    );
  }
  for (const [key, values] of found) {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const worst =
      key === 'seconds' || key === 'foreign' ? Math.max(...values) : Math.min(...values);
    console.log(
      `  ${key.padEnd(18)} mean ${mean.toFixed(3)}, worst ${worst.toFixed(3)}, over ${values.length}`,
    );
  }
}
