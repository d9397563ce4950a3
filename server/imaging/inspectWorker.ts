import sharp from 'sharp';
import type { InspectAnswer, LookAnswer } from './uploadTasks.ts';
import { handleUpload } from './uploadTasks.ts';
import type { ImagingTask } from './worker.ts';

sharp.concurrency(1);
sharp.cache(false);

/** Runs a task in a thread that only checks and inspects uploads; such a thread starts much faster than those of the pipeline. */
export default async function upload(task: ImagingTask): Promise<InspectAnswer | LookAnswer> {
  if (task.kind === 'process') throw new Error('this thread only inspects uploads');
  return handleUpload(task);
}
