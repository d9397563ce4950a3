import { isFinal, uploadFiles } from '../ftp/upload.ts';
import type { CarsContext } from '../services/carsContext.ts';
import { planFtpExport, recordFtpExport } from '../services/carsFtpExport.ts';
import { outgoingFiles } from './ftpPictures.ts';
import type { Job } from './queue.ts';

/** Sends a vehicle's finished pictures to its company's FTP server (specification, chapters 1 and 4). */
export const exportToFtp =
  (context: CarsContext) =>
  async ({ data, lastStart, signal }: Job<'export-to-ftp'>): Promise<void> => {
    const plan = await planFtpExport(context, data);
    if (plan === 'obsolete') return;
    if (!plan) return recordFtpExport(context, data.car, 'failed');
    try {
      await uploadFiles(plan.access, plan.folder, outgoingFiles(context, plan, signal), signal);
    } catch (error) {
      if (!isFinal(error) && (signal.aborted || !lastStart)) throw error;
      context.log.warn({ err: error, car: data.car }, 'pictures could not be sent by FTP');
      return recordFtpExport(context, data.car, 'failed');
    }
    await recordFtpExport(context, data.car, 'succeed');
  };
