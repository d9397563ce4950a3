import type { Context } from '../context.ts';
import { openCutoutChoice } from '../cutoutModels/cutoutChoice.ts';
import { createImagingPool } from '../imaging/pool.ts';
import { removeUnreferencedFiles } from '../services/maintenance/unreferencedFiles.ts';
import { chosenEngine } from '../services/processing/cutoutEngines.ts';
import type { ServiceContext } from '../services/shared/context.ts';
import { mailFeedback } from '../services/support/mail.ts';
import { exportToFtp } from './exportToFtp.ts';
import { importFromFtp } from './importFromFtp.ts';
import { startMaintenance } from './maintenance.ts';
import { processPhoto } from './processPhoto.ts';
import { openQueue } from './queue.ts';

/** The durable queue and the imaging threads of one process. */
export interface JobRunner {
  /** What the services of vehicles and photos need. */
  readonly context: ServiceContext;
  /** Begins to take jobs, and to look after what was left lying every `maintenanceMs`; without it they wait for another process. */
  begin(maintenanceMs?: number): Promise<void>;
  /** Takes no more jobs, lets running ones finish or hands them back, ends the threads. The database stays open. */
  drain(): Promise<void>;
}

/** What the threads run that look uploads over. */
const INSPECTION = new URL('../imaging/inspectWorker.ts', import.meta.url);
/** What the threads run that compose previews. */
const PREVIEW = new URL('../imaging/previewWorker.ts', import.meta.url);
/** How long running jobs may take to finish when the process is told to end. */
const DRAIN_MS = 15_000;
const FILE_REMOVALS = 2;
/** Dealers who are sent to at once, one vehicle each: a slow server holds up its own company only. */
const FTP_EXPORTS = 4;
/** Dealers who are fetched from at once. */
const FTP_IMPORTS = 4;
const MAILS = 1;
const MAINTENANCE_MS = 30_000;

export const openJobRunner = async (context: Context): Promise<JobRunner> => {
  const { config, db, log } = context;
  const queue = await openQueue(db, log);
  const cutoutChoice = openCutoutChoice(config, log);
  const imaging = createImagingPool({
    threads: config.imagingThreads,
    niceness: config.imagingNiceness,
    model: () => cutoutChoice.model,
    onUnusableModel: cutoutChoice.giveUp,
  });
  // Uploads are looked at by threads of their own: a person waits for them, and photos in processing may hold the others for long.
  const inspection = createImagingPool({ threads: config.imagingThreads, worker: INSPECTION });
  const previews = createImagingPool({ threads: config.imagingThreads, worker: PREVIEW });
  const cars: ServiceContext = { ...context, queue, imaging, inspection, previews, cutoutChoice };
  let maintenance: { stop(): Promise<void> } | undefined;

  return {
    context: cars,
    begin: async (maintenanceMs = MAINTENANCE_MS) => {
      await queue.work('process-photo', config.imagingThreads, processPhoto(cars));
      await queue.work('remove-files', FILE_REMOVALS, ({ data }) =>
        removeUnreferencedFiles(cars, data),
      );
      await queue.work('export-to-ftp', FTP_EXPORTS, exportToFtp(cars));
      await queue.work('import-from-ftp', FTP_IMPORTS, importFromFtp(cars));
      await queue.work('mail-feedback', MAILS, ({ data }) => mailFeedback(cars, data.feedback));
      cutoutChoice.use(await db.asSystem(chosenEngine));
      cutoutChoice.begin();
      maintenance = startMaintenance(cars, queue, maintenanceMs);
    },
    drain: async () => {
      await Promise.all([maintenance?.stop(), cutoutChoice.close()]);
      // The threads end also where the queue cannot write down that it stops.
      await queue
        .stop(DRAIN_MS)
        .finally(() => Promise.all([imaging.close(), inspection.close(), previews.close()]));
    },
  };
};
