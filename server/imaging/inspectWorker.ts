import sharp from 'sharp';
import type { InspectAnswer, LookAnswer } from './uploadTasks.ts';
import { handleUpload } from './uploadTasks.ts';
import type { ImagingTask } from './worker.ts';

sharp.concurrency(1);
sharp.cache(false);

/** The entry of a thread that only checks uploads and looks at them: it starts much faster than the pipeline's threads. */
export default async function upload(task: ImagingTask): Promise<InspectAnswer | LookAnswer> {
  if (task.kind === 'process') throw new Error('this thread only inspects uploads');
  return handleUpload(task);
}
