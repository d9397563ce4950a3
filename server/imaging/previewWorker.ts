import { setPriority } from 'node:os';
import sharp from 'sharp';
import { draftEngine } from './cutout/draftEngine.ts';
import { type PipelineResult, runPipeline } from './pipeline.ts';
import type { ImagingTask } from './worker.ts';

sharp.concurrency(1);
sharp.cache(false);
// Of this thread alone: photos that were paid for go first where both want the processor.
setPriority(0, 2);

/** The entry of a thread that composes small pictures with a cut-out that is there already. */
export default async function preview(task: ImagingTask): Promise<PipelineResult> {
  if (task.kind !== 'process') throw new Error('this thread only composes previews');
  return runPipeline(task.input, undefined, draftEngine);
}
