import sharp from 'sharp';
import { inspectUpload } from './inspect.ts';
import { UnusableImage } from './unusableImage.ts';
import type { ImagingTask, InspectAnswer } from './worker.ts';

sharp.concurrency(1);
sharp.cache(false);

/** The entry of a thread that only checks uploads: it starts much faster than the pipeline's threads. */
export default async function inspect(task: ImagingTask): Promise<InspectAnswer> {
  if (task.kind !== 'inspect') throw new Error('this thread only looks uploads over');
  try {
    return { facts: await inspectUpload(task.source) };
  } catch (error) {
    if (error instanceof UnusableImage) return { refused: error.code };
    throw error;
  }
}
