import { lt } from '@turntable/declare/server/db/drizzle.ts';
import { removeAbandonedUploads } from '@turntable/declare/server/files/receivedFile.ts';
import { downloads } from '../db/schema/index.ts';
import { shrinkLog } from '../db/shrinkLog.ts';
import { clearSignInTraces } from '../services/accounts/signInLimit.ts';
import { endAbandonedDeliveries } from '../services/ftpExport/abandonedDeliveries.ts';
import { endLostImports, queueDueImports } from '../services/ftpImport/ftpImport.ts';
import { recoverStuckPhotos } from '../services/processing/stuckJobs.ts';
import type { ServiceContext } from '../services/shared/context.ts';
import type { JobQueue } from './queue.ts';

/** Starts periodic maintenance. Every process with jobs does so; running it twice at once does no harm. */
export const startMaintenance = (
  context: ServiceContext,
  queue: JobQueue,
  everyMs: number,
): { stop(): Promise<void> } => {
  const { db, log, config } = context;
  const tasks: (() => Promise<unknown>)[] = [
    () => recoverStuckPhotos(context, (ids) => queue.alive('process-photo', ids)),
    () => endAbandonedDeliveries(context, (ids) => queue.alive('export-to-ftp', ids)),
    () => removeAbandonedUploads(config.dataDir),
    () => db.asSystem((tx) => tx.delete(downloads).where(lt(downloads.expires_at, new Date()))),
    () => clearSignInTraces(db),
    () => endLostImports(context, (ids) => queue.alive('import-from-ftp', ids)),
    () => queueDueImports(context),
    () => shrinkLog(db),
  ];
  const round = async (): Promise<void> => {
    for (const task of tasks)
      await task().catch((error) => log.error({ err: error }, 'a maintenance task failed'));
  };
  let running = round();
  const timer = setInterval(() => {
    running = running.then(round);
  }, everyMs);
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
};
