import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { DEFAULT_LOOK, type Look } from '../../../contract/looks/look.ts';
import type { CutoutEngine } from '../../../server/imaging/cutout/engine.ts';
import {
  type PipelineInput,
  type PipelineResult,
  runPipeline,
  type StepName,
} from '../../../server/imaging/pipeline.ts';
import { createImagingPool } from '../../../server/imaging/pool.ts';
import { standardPreset } from '../../../server/presets/standard.ts';
import { peakSinceLast } from './peakMemory.ts';

/** Median seconds of a photo, seconds of the first one, which also loads the model, and the process's peak memory in MB. */
export type Cost = { seconds: number; first: number; peakMb: number };

export type Speed = {
  megabytes: number;
  /** Only decode, resize and encode. */
  plain: Cost;
  /** All steps but the cut-out. */
  uncut: Cost;
  whole: Cost;
  /** With another background, from the outline of an earlier run. */
  again: Cost;
  /** Only composing, at the size of a preview: median seconds. */
  preview: number;
  /** Median seconds of each step of `whole`. */
  steps: Map<StepName, number>;
  set: { photos: number; threads: number; seconds: number; peakMb: number };
};

const SAMPLE = new URL('../../../server/db/seed/samples/golf-07-left.jpg', import.meta.url);
const SIZE = { width: 4000, height: 3000 };
const PREVIEW = { width: 640, height: 480 };
const SET = { photos: 25, threads: 2 };

/**
 * Measures a photo of 12 megapixels on one core, and a set of them in two threads.
 * @param model path of an ONNX model for the threads; without one they use the draft engine
 * @throws if the sample is flagged
 */
export async function measureSpeed(
  engine: CutoutEngine,
  model: string | undefined,
  rounds: number,
): Promise<Speed> {
  sharp.concurrency(1);
  sharp.cache(false);
  const original = await sharp(await readFile(SAMPLE))
    .resize(SIZE)
    .jpeg({ quality: 92 })
    .toBuffer();
  const angle = standardPreset.items.find(({ code }) => code === 'left');
  if (!angle) throw new Error('the standard preset has no left side');
  const input: PipelineInput = {
    original,
    angle,
    look: DEFAULT_LOOK,
    assets: {},
    showLogo: false,
    showBanner: false,
  };
  const withLook = (look: Partial<Look>): PipelineInput => ({
    ...input,
    look: { ...DEFAULT_LOOK, ...look },
  });

  const plain = await measure(rounds, () =>
    sharp(original).autoOrient().resize(1920, 1440).jpeg({ quality: 88 }).toBuffer(),
  );
  const uncut = await measure(rounds, () =>
    runPipeline(withLook({ background_type: 'original' }), undefined, engine).then(processed),
  );
  const times = new Map<StepName, number[]>();
  const whole = await measure(rounds, () =>
    runPipeline(
      input,
      ({ step, ms }) => times.set(step, [...(times.get(step) ?? []), ms / 1000]),
      engine,
    ).then(processed),
  );
  const { mask } = processed(await runPipeline(input, undefined, engine));
  if (!mask) throw new Error('the sample was not cut out');
  const background = await sharp({ create: { ...SIZE, channels: 3, background: '#b0b8c0' } })
    .jpeg()
    .toBuffer();
  const other = {
    ...withLook({ background_type: 'background' }),
    assets: { background },
    cutout: mask,
  };
  const again = await measure(rounds, () => runPipeline(other, undefined, engine).then(processed));
  const small = await sharp(original).resize(PREVIEW).jpeg().toBuffer();
  const previews: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const composed = { ...other, original: small, width: PREVIEW.width };
    const keep = ({ step, ms }: { step: StepName; ms: number }) => {
      if (step === 'compose') previews.push(ms / 1000);
    };
    processed(await runPipeline(composed, keep, engine));
  }
  return {
    preview: median(previews.slice(1)),
    megabytes: original.length / 1e6,
    plain,
    uncut,
    whole,
    again,
    steps: new Map([...times].map(([step, all]) => [step, median(all.slice(1))])),
    set: await measureSet(input, model),
  };
}

async function measureSet(input: PipelineInput, model: string | undefined): Promise<Speed['set']> {
  const pool = createImagingPool({ threads: SET.threads, ...(model && { model: () => model }) });
  peakSinceLast();
  const start = performance.now();
  await Promise.all(Array.from({ length: SET.photos }, () => pool.process(input).then(processed)));
  const seconds = (performance.now() - start) / 1000;
  const peakMb = peakSinceLast();
  await pool.close();
  return { ...SET, seconds, peakMb };
}

async function measure(rounds: number, work: () => Promise<unknown>): Promise<Cost> {
  const times: number[] = [];
  peakSinceLast();
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    await work();
    times.push((performance.now() - start) / 1000);
  }
  return { seconds: median(times.slice(1)), first: times[0] ?? 0, peakMb: peakSinceLast() };
}

function processed(result: PipelineResult) {
  if (result.outcome === 'defected') throw new Error(`the sample was flagged: ${result.reason}`);
  return result;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
