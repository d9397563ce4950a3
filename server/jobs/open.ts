import type { Context } from '../context.ts';
import { openCutoutChoice } from '../cutoutModels/cutoutChoice.ts';
import { createImagingPool, type StartThreads } from '../imaging/pool.ts';
import { mailComplaint } from '../services/complaints/mail.ts';
import { mailHeldVehicle } from '../services/ftpExport/heldVehicles.ts';
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
  /** The context of services, with its queue and threads. */
  readonly context: ServiceContext;
  /** Starts taking jobs, and runs maintenance every `maintenanceMs`. Without it, jobs wait for another process. */
  begin(maintenanceMs?: number): Promise<void>;
  /** Stops taking jobs, lets running ones finish or hands them back, and ends the threads. The database stays open. */
  drain(): Promise<void>;
}

/** The script of threads that check uploads. */
const INSPECTION = new URL('../imaging/inspectWorker.ts', import.meta.url);
/** The script of threads that compose previews. */
const PREVIEW = new URL('../imaging/previewWorker.ts', import.meta.url);
/** How long running jobs may take to finish when the process stops. */
const DRAIN_MS = 15_000;
const FILE_REMOVALS = 2;
/** Number of companies whose vehicles are delivered in parallel, one each: a slow server only delays its own company. */
const FTP_EXPORTS = 4;
/** Number of companies whose vehicles are imported in parallel. */
const FTP_IMPORTS = 4;
const MAILS = 1;
const MAINTENANCE_MS = 30_000;

/** @param start starts the threads that process photos and check uploads */
export const openJobRunner = async (context: Context, start?: StartThreads): Promise<JobRunner> => {
  const { config, db, log } = context;
  const queue = await openQueue(db, log);
  const cutoutChoice = openCutoutChoice(config, log);
  const imaging = createImagingPool({
    threads: config.imagingThreads,
    niceness: config.imagingNiceness,
    model: () => cutoutChoice.model,
    onUnusableModel: cutoutChoice.giveUp,
    start,
  });
  // Uploads have their own threads: users wait for the check, and processing keeps the others busy for long.
  const inspection = createImagingPool({
    threads: config.imagingThreads,
    worker: INSPECTION,
    start,
  });
  const previews = createImagingPool({ threads: config.imagingThreads, worker: PREVIEW });
  const services: ServiceContext = {
    ...context,
    queue,
    imaging,
    inspection,
    previews,
    cutoutChoice,
  };
  let maintenance: { stop(): Promise<void> } | undefined;

  return {
    context: services,
    begin: async (maintenanceMs = MAINTENANCE_MS) => {
      await queue.work('process-photo', config.imagingThreads, processPhoto(services));
      await queue.work('remove-files', FILE_REMOVALS, ({ data }) =>
        removeUnreferencedFiles(services, data),
      );
      await queue.work('export-to-ftp', FTP_EXPORTS, exportToFtp(services));
      await queue.work('import-from-ftp', FTP_IMPORTS, importFromFtp(services));
      await queue.work('mail-feedback', MAILS, ({ data }) => mailFeedback(services, data.feedback));
      await queue.work('mail-complaint', MAILS, ({ data }) =>
        mailComplaint(services, data.complaint),
      );
      await queue.work('mail-held-vehicle', MAILS, ({ data }) =>
        mailHeldVehicle(services, data.car),
      );
      cutoutChoice.use(await db.asSystem(chosenEngine));
      cutoutChoice.begin();
      maintenance = startMaintenance(services, queue, maintenanceMs);
    },
    drain: async () => {
      await Promise.all([maintenance?.stop(), cutoutChoice.close()]);
      // End the threads even when the queue cannot record its stop.
      await queue
        .stop(DRAIN_MS)
        .finally(() => Promise.all([imaging.close(), inspection.close(), previews.close()]));
    },
  };
};
