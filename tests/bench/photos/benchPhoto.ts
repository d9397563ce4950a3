/**
 * Seconds and peak memory per 12-megapixel photo, step by step, against decode, resize and encode with sharp alone in the same run.
 * Usage: npm run bench:photo [-- ROUNDS]; a model is read from CUTOUT_MODEL.
 */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { DEFAULT_LOOK } from '../../../contract/entities/look.ts';
import { draftEngine } from '../../../server/imaging/cutout/draftEngine.ts';
import { openOnnxEngine } from '../../../server/imaging/cutout/onnxEngine.ts';
import { runPipeline, STEP_ORDER } from '../../../server/imaging/pipeline.ts';
import { standardPreset } from '../../../server/presets/standard.ts';

const rounds = Number(process.argv[2] ?? 5);
const sample = new URL('../../../server/db/seed/samples/golf-07-left.jpg', import.meta.url);
const angle = standardPreset.items.find(({ code }) => code === 'left');
if (!angle) throw new Error('the standard preset has no left side');

const original = await sharp(await readFile(sample))
  .resize(4000, 3000)
  .jpeg({ quality: 92 })
  .toBuffer();
console.log(`photo: 4000 × 3000, ${(original.length / 1e6).toFixed(1)} MB, ${rounds} rounds, one thread`);
sharp.concurrency(1);
sharp.cache(false);

const model = process.env.CUTOUT_MODEL;
const engine = model ? await openOnnxEngine(model, { threads: 1 }) : draftEngine;
const input = { original, angle, look: DEFAULT_LOOK, assets: {}, showLogo: false, showBanner: false };

const plain = await measure(() => sharp(original).autoOrient().resize(1920, 1440).jpeg({ quality: 88 }).toBuffer());
const steps = new Map<string, number[]>();
const whole = await measure(() =>
  runPipeline(input, ({ step, ms }) => steps.set(step, [...(steps.get(step) ?? []), ms]), engine).then((result) => {
    if (result.outcome === 'defected') throw new Error(`the sample was flagged: ${result.reason}`);
  }),
);

for (const step of STEP_ORDER) {
  // The first round also loads OpenCV or the model.
  const times = steps.get(step)?.slice(1);
  if (times) console.log(`  ${step.padEnd(9)} ${(median(times) / 1000).toFixed(3)} s`);
}
console.log(`pipeline, ${engine.name} engine: ${figures(whole)}, first photo ${(whole.first / 1000).toFixed(2)} s`);
console.log(`sharp alone: ${figures(plain)}`);
console.log(`ratio: ${(whole.ms / plain.ms).toFixed(1)} times the seconds, ${(whole.peakMb / plain.peakMb).toFixed(1)} times the memory`);

type Measured = { ms: number; first: number; peakMb: number };

/** Median of the rounds after a first one, and the largest resident memory of the whole process meanwhile. */
async function measure(work: () => Promise<unknown>): Promise<Measured> {
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 5);
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
    peak = Math.max(peak, process.memoryUsage.rss());
  }
  clearInterval(watch);
  return { ms: median(times.slice(1)), first: times[0] ?? 0, peakMb: peak / 1e6 };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function figures({ ms, peakMb }: Measured): string {
  return `${(ms / 1000).toFixed(2)} s a photo, process at most ${peakMb.toFixed(0)} MB`;
}
