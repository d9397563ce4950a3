import type { CarsContext } from '../services/carsContext.ts';
import { beginRun, failRun, finishRun, type Run, returnRun } from '../services/processingRun.ts';
import type { Job } from './queue.ts';

/** Makes the finished picture of one photo (specification, chapter 4). */
export const processPhoto =
  (context: CarsContext) =>
  async ({ id, data, earlierStarts, signal }: Job<'process-photo'>): Promise<void> => {
    const run: Run = { jobId: id, carId: data.car, photoId: data.photo, earlierStarts };
    try {
      const input = await beginRun(context, run);
      if (!input) return;
      const result = await context.imaging.process(input, { signal });
      await finishRun(context, run, result, input);
    } catch (error) {
      if (signal.aborted) {
        await returnRun(context, run);
        throw error;
      }
      if ((await failRun(context, run)) === 'again') throw error;
      context.log.error({ err: error, photo: data.photo }, 'a photo was given up');
    }
  };
