import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from '@turntable/declare/server/db/drizzle.ts';
import { PHOTO_STATUS } from '../../../contract/photos/photo.ts';
import { cars, photos } from '../../db/schema/index.ts';
import type { ServiceContext } from '../shared/context.ts';

/**
 * Queues photos again that are marked as in processing although their job is lost, so that `in_process` never stays 1 for ever. Returns
 * their number.
 * @param isAlive returns which jobs still wait or run
 */
export const recoverStuckPhotos = async (
  { db, queue }: Pick<ServiceContext, 'db' | 'queue'>,
  isAlive: (jobIds: string[]) => Promise<ReadonlySet<string>>,
): Promise<number> => {
  const underWay = await db.asSystem((tx) =>
    tx
      .select({ id: photos.id, car: photos.car_id, job: photos.job_id })
      .from(photos)
      .where(eq(photos.in_process, 1)),
  );
  const alive = await isAlive(underWay.flatMap(({ job }) => job ?? []));
  const stranded = underWay.filter(({ job }) => job === null || !alive.has(job));
  for (const { id, car, job } of stranded) {
    await db.asSystem(async (tx) => {
      await tx.select({ id: cars.id }).from(cars).where(eq(cars.id, car)).for('update');
      const jobId = randomUUID();
      const [taken] = await tx
        .update(photos)
        .set({ job_id: jobId, status: PHOTO_STATUS.queued })
        .where(
          and(
            eq(photos.id, id),
            eq(photos.in_process, 1),
            job === null ? isNull(photos.job_id) : eq(photos.job_id, job),
          ),
        )
        .returning({ id: photos.id });
      if (taken) await queue.add(tx, 'process-photo', [{ id: jobId, data: { car, photo: id } }]);
    });
  }
  return stranded.length;
};
