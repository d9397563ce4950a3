import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, or } from '@turntable/declare/server/db/drizzle.ts';
import { Refusal } from '@turntable/declare/server/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { cars, companies, ftpDeliveries, photos, users } from '../../db/schema/index.ts';
import type { Locale } from '../../messages/index.ts';
import { findCompany } from '../companies/companyRows.ts';
import { isReleased, secondsToUndo } from '../moderation/moderation.ts';
import { chosenPhotos } from '../photos/photos.ts';
import { assertPlatesConfirmed } from '../photos/unchangedPlates.ts';
import { type Principal, scopeOf } from '../scope/principal.ts';
import type { ServiceContext } from '../shared/context.ts';
import type { WorkQueue } from '../shared/workQueue.ts';
import { lockCar } from '../vehicles/vehicleRows.ts';

export interface FtpExportRequest {
  readonly carId: number;
  /** Photos that may be sent although their plate was not changed. */
  readonly confirmedPlates?: readonly number[] | undefined;
  /** The language of refusals that name pictures. */
  readonly locale: Locale;
}

/**
 * Queues the delivery of a vehicle's finished pictures to its company's FTP server, unless one is waiting. Throws 404; 422 when the company
 * has no FTP settings or nothing is finished, and at `confirmed_plates` for pictures whose plate was not changed and that are not named there.
 */
export const requestFtpExport = (
  context: ServiceContext,
  principal: Pick<Principal, 'userId' | 'role' | 'companyIds'>,
  { carId, confirmedPlates, locale }: FtpExportRequest,
) =>
  context.db.as(scopeOf(principal), async (tx): Promise<void> => {
    const car = await lockCar(tx, carId);
    const company = await findCompany(tx, car.company_id);
    if (!company.ftp_host || !company.ftp_user) throw new Refusal(422, 'ftp_not_set');
    if ((await stateOf(tx, car.id)).finished === 0) throw new Refusal(422, 'no_finished_pictures');
    await assertPlatesConfirmed(tx, await chosenPhotos(tx, car.id, {}), confirmedPlates, locale);
    const waiting = and(eq(ftpDeliveries.car_id, car.id), eq(ftpDeliveries.state, 'waiting'));
    if ((await tx.select({ id: ftpDeliveries.id }).from(ftpDeliveries).where(waiting)).length > 0)
      return;
    const [asking] = await tx
      .select({ name: users.name })
      .from(users)
      .where(eq(users.id, principal.userId));
    const id = randomUUID();
    await tx.insert(ftpDeliveries).values({
      company_id: car.company_id,
      car_id: car.id,
      job_id: id,
      asked_by: asking?.name ?? '',
      host: company.ftp_host,
    });
    await context.queue.add(tx, 'export-to-ftp', [
      { id, data: { car: car.id, day: today(), confirmedPlates }, group: String(car.company_id) },
    ]);
  });

/** Delay in seconds of an automatic delivery after the last finished picture, since photos finish one after the other. */
const REST_SECONDS = 10;

/**
 * Queues the automatic delivery of a vehicle whose last photo has just been finished, if its company has `send_photos`. Waits for the
 * operator's approval, and until it can no longer be undone. The caller holds the vehicle's lock.
 */
export const exportWhenFinished = async (
  tx: Tx,
  queue: WorkQueue,
  carId: number,
): Promise<void> => {
  const [vehicle] = await tx
    .select({
      moderation: cars.moderation,
      decided_at: cars.decided_at,
      company: cars.company_id,
      host: companies.ftp_host,
      user: companies.ftp_user,
    })
    .from(cars)
    .innerJoin(companies, eq(companies.id, cars.company_id))
    .where(and(eq(cars.id, carId), eq(companies.send_photos, 1)));
  if (!vehicle?.host || !vehicle.user || !isReleased(vehicle)) return;
  const { finished, running } = await stateOf(tx, carId);
  if (running > 0 || finished === 0) return;
  const data = { car: carId, day: today(), finished: new Date().toISOString() };
  await queue.add(tx, 'export-to-ftp', [
    {
      data,
      startAfter: Math.max(REST_SECONDS, secondsToUndo(vehicle)),
      group: String(vehicle.company),
    },
  ]);
};

const today = (): string => new Date().toISOString().slice(0, 10);

const stateOf = async (tx: Tx, carId: number): Promise<{ finished: number; running: number }> => {
  const rows = await tx
    .select({ running: photos.in_process })
    .from(photos)
    .where(
      and(eq(photos.car_id, carId), or(eq(photos.in_process, 1), isNotNull(photos.processed_key))),
    );
  const running = rows.filter((row) => row.running === 1).length;
  return { finished: rows.length - running, running };
};
