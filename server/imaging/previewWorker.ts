import sharp from 'sharp';
import { openCache } from './cache.ts';
import { draftEngine } from './cutout/draftEngine.ts';
import { type PipelineResult, runPipeline } from './pipeline.ts';
import type { ImagingTask } from './worker.ts';

sharp.concurrency(1);
sharp.cache(false);
/** Photos, outlines, placed vehicles and backgrounds at the size of previews, of one megabyte or so each. */
const KEPT = 48;
/** Users try settings on the same vehicle: only the parts that a setting changes are made again. */
const cached = openCache(KEPT);

/** Runs a task in a thread that composes small pictures with existing cut-outs. */
export default async function preview(task: ImagingTask): Promise<PipelineResult> {
  if (task.kind !== 'process') throw new Error('this thread only composes previews');
  return runPipeline(task.input, undefined, draftEngine, cached);
}
