import { and, desc, eq, inArray, sql } from '@turntable/declare/server/db/drizzle.ts';
import type { DeliveryProblem } from '../../../contract/ftpExport/delivery.ts';
import type { Tx } from '../../db/client.ts';
import { cars, ftpDeliveries, ftpDeliveryFiles } from '../../db/schema/index.ts';
import { isReleased, secondsToUndo } from '../moderation/moderation.ts';
import { unchangedPlates } from '../photos/unchangedPlates.ts';
import type { ServiceContext } from '../shared/context.ts';
import type { WorkKinds } from '../shared/workQueue.ts';
import type { CarRecord } from '../vehicles/vehicleRows.ts';
import { type FtpExport, type Picture, picturesOf, planFtpExport } from './exportPlan.ts';

/** A delivery under way. */
export interface Delivery {
  readonly id: number;
  readonly carId: number;
  readonly companyId: number;
}

/** Number of failures after which a delivery is given up. Crashes of the process are not counted. */
const FAILURES = 5;
/** Number of deliveries kept per vehicle. */
const KEPT = 20;

/**
 * Begins a delivery or continues it after an unfinished attempt. Null when there is nothing to do: the vehicle is deleted, the delivery
 * has ended (with its failures recorded), or an automatic one is outdated because more of the vehicle was or is about to be finished, or
 * it was approved again: then another job sends it. Or an automatic one is held back because a plate can be read on a picture of it, the
 * vehicle is with the operator or its company again, or the operator's decision can still be undone: then it is tried again after that.
 */
export const beginDelivery = (
  { db, queue, ...context }: ServiceContext,
  jobId: string,
  work: WorkKinds['export-to-ftp'],
) =>
  db.asSystem(async (tx): Promise<{ delivery: Delivery; plan: FtpExport } | null> => {
    const [car] = await tx.select().from(cars).where(eq(cars.id, work.car)).for('update');
    if (!car) return null;
    const [known] = await tx.select().from(ftpDeliveries).where(eq(ftpDeliveries.job_id, jobId));
    if (known?.finished_at) return null;
    const pictures = await picturesOf(tx, car.id);
    if (!known && work.finished) {
      if (isObsolete(car, pictures, work.finished)) return null;
      const wait = secondsToUndo(car);
      if (wait > 0)
        await queue.add(tx, 'export-to-ftp', [
          { data: work, startAfter: wait, group: String(car.company_id) },
        ]);
      if (wait > 0 || !isReleased(car)) return null;
    }
    const showsPlate = unchangedPlates(
      pictures.map(({ photo }) => photo),
      work.confirmedPlates,
    ).length;
    if (!known && work.finished && showsPlate > 0) {
      await holdBack(tx, queue, car);
      return null;
    }

    const delivery = {
      id: known?.id ?? (await addDelivery(tx, car, jobId, work)),
      carId: car.id,
      companyId: car.company_id,
    };
    if (showsPlate > 0) {
      await close(tx, delivery, 'plate');
      return null;
    }
    const plan = await planFtpExport(tx, { db, queue, ...context }, car, pictures, work.day);
    if (!plan) {
      await close(tx, delivery, 'nothing');
      return null;
    }
    await tx
      .update(ftpDeliveries)
      .set({ state: 'sending', host: plan.access.host, folder: plan.folder })
      .where(eq(ftpDeliveries.id, delivery.id));
    await tx.update(cars).set({ ftp_held_at: null }).where(eq(cars.id, car.id));
    await announceFiles(tx, delivery, plan);
    return { delivery, plan };
  });

const isObsolete = (
  { moderation, decided_at }: CarRecord,
  pictures: readonly Picture[],
  finished: string,
): boolean =>
  (moderation === 'approved' && (decided_at?.toISOString() ?? '') > finished) ||
  pictures.some(
    ({ photo }) => photo.in_process === 1 || (photo.processed_at?.toISOString() ?? '') > finished,
  );

/** Holds an automatic delivery back because a plate can be read on a picture. Sends one e-mail until the vehicle is sent. */
const holdBack = async (
  tx: Tx,
  queue: ServiceContext['queue'],
  { id, ftp_held_at }: CarRecord,
): Promise<void> => {
  if (ftp_held_at !== null) return;
  await tx.update(cars).set({ ftp_held_at: new Date() }).where(eq(cars.id, id));
  await queue.add(tx, 'mail-held-vehicle', [{ data: { car: id } }]);
};

const addDelivery = async (
  tx: Tx,
  car: CarRecord,
  jobId: string,
  { finished }: WorkKinds['export-to-ftp'],
): Promise<number> => {
  const [added] = await tx
    .insert(ftpDeliveries)
    .values({
      company_id: car.company_id,
      car_id: car.id,
      job_id: jobId,
      ...(finished && { asked_at: new Date(finished) }),
    })
    .returning({ id: ftpDeliveries.id });
  if (!added) throw new Error('an insert returned no row');
  return added.id;
};

/** Keeps files sent by an earlier attempt; everything else starts again. */
const announceFiles = async (
  tx: Tx,
  { id, companyId }: Delivery,
  plan: FtpExport,
): Promise<void> => {
  await tx
    .delete(ftpDeliveryFiles)
    .where(
      and(
        eq(ftpDeliveryFiles.delivery_id, id),
        inArray(ftpDeliveryFiles.state, ['waiting', 'failed', 'skipped']),
      ),
    );
  const names = plan.archive === null ? plan.files.map(({ name }) => name) : [plan.archive];
  await tx
    .insert(ftpDeliveryFiles)
    .values(
      names.map((name, position) => ({ delivery_id: id, company_id: companyId, position, name })),
    )
    .onConflictDoNothing();
};

/** Counts a failure. Returns whether to retry. @param isFinal a retry would not help */
export const failDelivery = (
  { db }: Pick<ServiceContext, 'db'>,
  delivery: Delivery,
  { problem, isFinal }: { problem: DeliveryProblem; isFinal: boolean },
): Promise<'again' | 'given up'> =>
  db.asSystem(async (tx) => {
    await lockVehicle(tx, delivery.carId);
    const [row] = await tx
      .update(ftpDeliveries)
      .set({ failures: sql`${ftpDeliveries.failures} + 1`, problem })
      .where(eq(ftpDeliveries.id, delivery.id))
      .returning({ failures: ftpDeliveries.failures });
    if (row && row.failures < FAILURES && !isFinal) return 'again';
    await close(tx, delivery, problem);
    return 'given up';
  });

/** Records that all files have been delivered. */
export const succeedDelivery = (
  { db }: Pick<ServiceContext, 'db'>,
  delivery: Delivery,
): Promise<void> => db.asSystem((tx) => close(tx, delivery, null));

/** Takes the vehicle's lock, as every write to it must. Returns whether the vehicle still exists. */
export const lockVehicle = async (tx: Tx, carId: number): Promise<boolean> =>
  (await tx.select({ id: cars.id }).from(cars).where(eq(cars.id, carId)).for('update')).length > 0;

/** Records a delivery's result, once; the page waits for the vehicle's date to change (specification, chapter 4). */
export const close = async (
  tx: Tx,
  { id, carId }: Pick<Delivery, 'id' | 'carId'>,
  problem: DeliveryProblem | null,
): Promise<void> => {
  if (!(await lockVehicle(tx, carId))) return;
  const state = problem === null ? 'succeed' : 'failed';
  const at = new Date();
  const ended = await tx
    .update(ftpDeliveries)
    .set({ state, problem, finished_at: at })
    .where(and(eq(ftpDeliveries.id, id), inArray(ftpDeliveries.state, ['waiting', 'sending'])))
    .returning({ id: ftpDeliveries.id });
  if (ended.length === 0) return;
  await tx
    .update(cars)
    .set({ ftp_upload_state: state, ftp_upload_date: at })
    .where(eq(cars.id, carId));
  const older = await tx
    .select({ id: ftpDeliveries.id })
    .from(ftpDeliveries)
    .where(eq(ftpDeliveries.car_id, carId))
    .orderBy(desc(ftpDeliveries.id))
    .offset(KEPT);
  if (older.length > 0) {
    await tx.delete(ftpDeliveries).where(
      inArray(
        ftpDeliveries.id,
        older.map((row) => row.id),
      ),
    );
  }
};
