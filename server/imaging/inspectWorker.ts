import sharp from 'sharp';
import type { Recognised } from './cutout/recognise.ts';
import { handleUpload, type InspectAnswer } from './uploadTasks.ts';
import type { ImagingTask } from './worker.ts';

sharp.concurrency(1);
sharp.cache(false);

/** Runs a task in a thread that only checks and inspects uploads; such a thread starts much faster than those of the pipeline. */
export default async function upload(task: ImagingTask): Promise<InspectAnswer | Recognised> {
  if (task.kind === 'process') throw new Error('this thread only inspects uploads');
  return handleUpload(task);
}
