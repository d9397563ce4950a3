import { and, eq, ne } from '@turntable/declare/server/db/drizzle.ts';
import type { DeliveryProblem } from '../../../contract/ftpExport/delivery.ts';
import { ftpDelivered, ftpDeliveryFiles } from '../../db/schema/index.ts';
import type { OutgoingFile, Receipt } from '../../ftp/uploadFile.ts';
import type { ServiceContext } from '../shared/context.ts';
import { type Delivery, lockVehicle } from './delivery.ts';
import { type FtpExport, remotePath } from './exportPlan.ts';

/** A file's result in a delivery. */
export type FileOutcome = Receipt | { readonly state: 'failed'; readonly problem: DeliveryProblem };

/** Records a file's result and its content on the server. A file sent by an earlier attempt stays marked as sent. */
export const recordFile = (
  { db }: Pick<ServiceContext, 'db'>,
  { id, carId, companyId }: Delivery,
  { folder, server }: FtpExport,
  { name, madeOf }: OutgoingFile,
  outcome: FileOutcome,
): Promise<void> =>
  db.asSystem(async (tx) => {
    if (!(await lockVehicle(tx, carId))) return;
    const isSent = outcome.state !== 'failed';
    await tx
      .update(ftpDeliveryFiles)
      .set({
        state: outcome.state,
        ...(isSent ? { bytes: outcome.bytes } : { problem: outcome.problem }),
      })
      .where(
        and(
          eq(ftpDeliveryFiles.delivery_id, id),
          eq(ftpDeliveryFiles.name, name),
          ...(outcome.state === 'skipped' ? [ne(ftpDeliveryFiles.state, 'sent')] : []),
        ),
      );
    if (!isSent) return;
    const lying = {
      car_id: carId,
      made_of: madeOf,
      sha256: outcome.sha256,
      bytes: outcome.bytes,
      delivered_at: new Date(),
    };
    await tx
      .insert(ftpDelivered)
      .values({ company_id: companyId, server, path: remotePath(folder, name), ...lying })
      .onConflictDoUpdate({
        target: [ftpDelivered.company_id, ftpDelivered.server, ftpDelivered.path],
        set: lying,
      });
  });
