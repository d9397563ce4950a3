import { DatabaseUnavailable } from '@turntable/declare/server/db/unavailable.ts';
import type { PipelineResult } from '../imaging/pipeline.ts';
import { OriginalMissing } from '../services/processing/input.ts';
import {
  beginRun,
  failRun,
  finishRun,
  giveUpMissing,
  postponeRun,
  type Run,
  returnRun,
} from '../services/processing/run.ts';
import type { ServiceContext } from '../services/shared/context.ts';
import { isStorageOutage } from '../services/shared/storageErrors.ts';
import type { Job } from './queue.ts';

/** Makes the finished picture of one photo (specification, chapter 4). */
export const processPhoto =
  (context: ServiceContext) =>
  async ({ id, data, earlierStarts, signal }: Job<'process-photo'>): Promise<void> => {
    const run: Run = { jobId: id, carId: data.car, photoId: data.photo, earlierStarts };
    try {
      await context.storage.check();
      const input = await beginRun(context, run);
      if (!input) return;
      const result = await context.imaging.process(input, { signal });
      measure(context, result);
      await finishRun(context, run, result, input);
    } catch (error) {
      // Not the photo's fault: the queue retries.
      if (error instanceof DatabaseUnavailable) throw error;
      if (signal.aborted) {
        await returnRun(context, run);
        throw error;
      }
      if (isStorageOutage(error)) {
        // Not the photo's fault: it waits until maintenance queues it again.
        await postponeRun(context, run);
        context.log.warn({ err: error, photo: data.photo }, 'a photo waits for the storage');
        return;
      }
      if (error instanceof OriginalMissing) {
        await giveUpMissing(context, run);
        context.log.error({ err: error, photo: data.photo }, 'a photo has no original any more');
        return;
      }
      if ((await failRun(context, run)) === 'again') throw error;
      context.log.error({ err: error, photo: data.photo }, 'a photo was given up');
    }
  };

/** Records the duration of the cut-out, if one was made. */
const measure = ({ cutoutChoice }: ServiceContext, result: PipelineResult): void => {
  if (result.outcome !== 'processed' || result.engine === undefined) return;
  const cut = result.timings.find(({ step }) => step === 'cutout');
  if (cut) cutoutChoice.measured(result.engine, cut.ms / 1000);
};
