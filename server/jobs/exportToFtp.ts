import sharp from 'sharp';
import { isFinal, uploadFiles } from '../ftp/upload.ts';
import type { CarsContext } from '../services/carsContext.ts';
import { planFtpExport, recordFtpExport } from '../services/carsFtpExport.ts';
import type { Job } from './queue.ts';

/** Sends a vehicle's finished pictures to its company's FTP server (specification, chapters 1 and 4). */
export const exportToFtp =
  (context: CarsContext) =>
  async ({ data, lastStart, signal }: Job<'export-to-ftp'>): Promise<void> => {
    const plan = await planFtpExport(context, data.car);
    if (!plan) return recordFtpExport(context, data.car, 'failed');
    const { host, user, password, folder, format } = plan;
    const files = plan.files.map(({ key, name }) => ({
      name,
      content: async () => inFormat(await context.storage.read(key), format),
    }));
    try {
      await uploadFiles({ host, user, password, allowPrivate: context.config.ftpAllowPrivate }, folder, files, signal);
    } catch (error) {
      if (!isFinal(error) && (signal.aborted || !lastStart)) throw error;
      context.log.warn({ err: error, car: data.car }, 'pictures could not be sent by FTP');
      return recordFtpExport(context, data.car, 'failed');
    }
    await recordFtpExport(context, data.car, 'succeed');
  };

/** Finished pictures are JPEG already unless they were made elsewhere. */
const inFormat = async (picture: Uint8Array, format: 'jpeg' | 'png' | 'webp'): Promise<Uint8Array> => {
  const { format: present } = await sharp(picture).metadata();
  return present === format ? picture : sharp(picture).toFormat(format).toBuffer();
};
