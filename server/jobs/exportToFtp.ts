import { UploadFailed, uploadFiles } from '../ftp/upload.ts';
import { beginDelivery, failDelivery, succeedDelivery } from '../services/ftpExport/delivery.ts';
import { recordFile } from '../services/ftpExport/sentFiles.ts';
import type { ServiceContext } from '../services/shared/context.ts';
import { outgoingFiles } from './ftpPictures.ts';
import type { Job } from './queue.ts';

/** Sends a vehicle's finished pictures to its company's FTP server (specification, chapters 1 and 4). */
export const exportToFtp =
  (context: ServiceContext) =>
  async ({ id, data, lastStart, signal }: Job<'export-to-ftp'>): Promise<void> => {
    const begun = await beginDelivery(context, id, data);
    if (!begun) return;
    const { delivery, plan } = begun;
    try {
      await uploadFiles(plan.access, plan.folder, outgoingFiles(context, plan, signal), {
        signal,
        timeoutMs: context.config.ftpTimeoutMs,
        onFile: (file, outcome) => recordFile(context, delivery, plan, file, outcome),
      });
    } catch (error) {
      // The process is stopping, or the fault is ours: do not count it as the server's failure.
      if (signal.aborted || !(error instanceof UploadFailed)) throw error;
      const { problem, isFinal } = error.stop;
      if (
        (await failDelivery(context, delivery, { problem, isFinal: isFinal || lastStart })) ===
        'again'
      )
        throw error;
      context.log.warn({ err: error, car: data.car }, 'pictures could not be sent by FTP');
      return;
    }
    await succeedDelivery(context, delivery);
  };
