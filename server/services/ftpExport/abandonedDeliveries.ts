import { isNull } from '@turntable/declare/server/db/drizzle.ts';
import { ftpDeliveries } from '../../db/schema/index.ts';
import type { ServiceContext } from '../shared/context.ts';
import { close } from './delivery.ts';

/** Ends deliveries without a job: it was started too often without finishing. */
export const endAbandonedDeliveries = async (
  { db }: Pick<ServiceContext, 'db'>,
  alive: (jobIds: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> => {
  const open = await db.asSystem((tx) =>
    tx
      .select({ id: ftpDeliveries.id, carId: ftpDeliveries.car_id, jobId: ftpDeliveries.job_id })
      .from(ftpDeliveries)
      .where(isNull(ftpDeliveries.finished_at)),
  );
  const living = await alive(open.map(({ jobId }) => jobId));
  for (const delivery of open) {
    if (!living.has(delivery.jobId)) await db.asSystem((tx) => close(tx, delivery, 'given_up'));
  }
};
