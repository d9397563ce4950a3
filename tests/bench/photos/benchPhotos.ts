/**
 * Runs the pipeline over a folder of photos and prints seconds per step, the outline's overlap with the truth where one is known,
 * and writes a contact sheet. Usage: npm run bench:photos -- DIR [SHEET.png]; a model is read from CUTOUT_MODEL.
 */
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_LOOK } from '../../../contract/entities/look.ts';
import { draftEngine } from '../../../server/imaging/cutout/draftEngine.ts';
import { openOnnxEngine } from '../../../server/imaging/cutout/onnxEngine.ts';
import { type PipelineResult, runPipeline, STEP_ORDER } from '../../../server/imaging/pipeline.ts';
import { decodeMask } from '../../../server/imaging/raster.ts';
import { type SheetRow, writeContactSheet } from './contactSheet.ts';
import { maskOverlap } from './maskOverlap.ts';
import { type MeasuredPhoto, readPhotoSet } from './photoSet.ts';

const [folder, sheet = join(tmpdir(), 'contact-sheet.png')] = process.argv.slice(2);
if (!folder) {
  console.error('usage: npm run bench:photos -- DIR [SHEET.png]');
  process.exit(2);
}

const model = process.env.CUTOUT_MODEL;
const engine = model ? await openOnnxEngine(model, { threads: 2 }) : draftEngine;
const rows: SheetRow[] = [];
const overlaps: number[] = [];
console.log(`engine: ${engine.name}`);
console.log(['photo'.padEnd(30), ...STEP_ORDER.map((step) => step.padStart(8)), 'sum s', '  IoU', 'outcome'].join(' '));
for (const photo of await readPhotoSet(folder)) {
  const original = await readFile(photo.path);
  const seconds = new Map<string, number>();
  const result = await runPipeline(
    { original, angle: photo.angle, look: DEFAULT_LOOK, assets: {}, showLogo: false, showBanner: false },
    ({ step, ms }) => seconds.set(step, ms / 1000),
    engine,
  );
  const overlap = await overlapWithTruth(photo, result);
  if (overlap !== null) overlaps.push(overlap);
  const outcome = result.outcome === 'defected' ? result.reason : `processed, confidence ${result.confidence.toFixed(2)}`;
  const figures = STEP_ORDER.map((step) => (seconds.get(step)?.toFixed(2) ?? '-').padStart(8));
  const sum = [...seconds.values()].reduce((total, value) => total + value, 0).toFixed(2);
  console.log([photo.name.padEnd(30), ...figures, sum.padStart(5), overlap?.toFixed(3) ?? '    -', outcome].join(' '));
  rows.push({
    original,
    finished: result.outcome === 'processed' ? result.preview : null,
    label: `${photo.name}: ${outcome}${overlap === null ? '' : `, IoU ${overlap.toFixed(3)}`}`,
  });
}
await writeContactSheet(rows, sheet);
if (overlaps.length > 0) {
  const mean = overlaps.reduce((total, value) => total + value, 0) / overlaps.length;
  console.log(`IoU over ${overlaps.length} photos: mean ${mean.toFixed(3)}, least ${Math.min(...overlaps).toFixed(3)}`);
}
console.log(`contact sheet: ${sheet}`);

/** A photo that was flagged found no vehicle at all, which counts as no overlap only where its truth shows one. */
async function overlapWithTruth(photo: MeasuredPhoto, result: PipelineResult): Promise<number | null> {
  if (!photo.truth) return null;
  return result.outcome === 'processed' && result.mask ? maskOverlap(await decodeMask(result.mask), await photo.truth()) : 0;
}
