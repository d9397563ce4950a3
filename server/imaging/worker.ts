import { availableParallelism, setPriority } from 'node:os';
import { workerData } from 'piscina';
import sharp from 'sharp';
import { openDraftEngine } from './cutout/draftEngine.ts';
import type { CutoutEngine } from './cutout/engine.ts';
import type { Recognised } from './cutout/recognise.ts';
import { type PipelineInput, type PipelineResult, runPipeline } from './pipeline.ts';
import { begin, type ThreadState, uninterrupted } from './threadState.ts';
import { handleUpload, type InspectAnswer, type UploadTask } from './uploadTasks.ts';

/** A task of a thread. */
export type ImagingTask =
  | { kind: 'process'; input: PipelineInput; model: string | null; state: ThreadState }
  | UploadTask;
/** A photo's outcome, or why its model cannot be opened. */
export type ProcessAnswer = PipelineResult | { unusable: string };
/** A thread's results by kind of task. */
export type PoolAnswer = ProcessAnswer | InspectAnswer | Recognised;
/** A thread's settings. */
export type ImagingWorkerData = { threads: number; niceness: number };

// Piscina passes its own and our worker data side by side; ours is what `createImagingPool` sets.
const { threads, niceness }: ImagingWorkerData = workerData;

// A thread processes one photo at a time; libvips must neither start threads of its own nor keep finished pictures.
sharp.concurrency(1);
sharp.cache(false);
// Users wait for requests and previews, so processing gets a lower priority. Only Linux sets it per thread.
if (process.platform === 'linux') setPriority(0, niceness);

/** The previous photo's engine; one is kept. */
let opened: { model: string | null; engine: Promise<CutoutEngine> } | null = null;
/** The state of this thread's current photo. */
let state: ThreadState;

/** Runs a task in a thread of the imaging pool. */
export default async function handle(task: ImagingTask): Promise<PoolAnswer> {
  begin(task.state);
  if (task.kind !== 'process') return handleUpload(task);
  state = task.state;
  if (opened === null || opened.model !== task.model)
    opened = { model: task.model, engine: openEngine(task.model) };
  let engine: CutoutEngine;
  try {
    engine = await opened.engine;
  } catch (error) {
    opened = null;
    return { unusable: error instanceof Error ? error.message : String(error) };
  }
  // The answer, about a megabyte, is copied: memory that sharp has filled cannot be transferred between threads.
  return runPipeline(task.input, undefined, engine);
}

async function openEngine(model: string | null): Promise<CutoutEngine> {
  const whole = <T>(run: () => Promise<T>) => uninterrupted(state, run);
  if (model === null) return openDraftEngine(whole);
  const { openOnnxEngine } = await whole(() => import('./cutout/onnxEngine.ts'));
  return openOnnxEngine(model, {
    threads: Math.max(1, Math.floor(availableParallelism() / threads)),
    whole,
  });
}
