import { asc, desc, eq, inArray } from '@turntable/declare/server/db/drizzle.ts';
import type { DeliveryProblem, FtpDelivery } from '../../../contract/ftpExport/delivery.ts';
import { ftpDeliveries, ftpDeliveryFiles } from '../../db/schema/index.ts';
import type { Scope } from '../../db/scope.ts';
import { type Locale, message } from '../../messages/index.ts';
import type { ServiceContext } from '../shared/context.ts';
import { findCar } from '../vehicles/vehicleRows.ts';

/** Returns a vehicle's kept deliveries, the latest first, with each file's result. Throws 404. */
export const readDeliveries = (
  { db }: Pick<ServiceContext, 'db'>,
  scope: Scope,
  carId: number,
  locale: Locale,
): Promise<FtpDelivery[]> =>
  db.as(scope, async (tx) => {
    await findCar(tx, carId);
    const rows = await tx
      .select()
      .from(ftpDeliveries)
      .where(eq(ftpDeliveries.car_id, carId))
      .orderBy(desc(ftpDeliveries.id));
    const ids = rows.map(({ id }) => id);
    const files = await tx
      .select()
      .from(ftpDeliveryFiles)
      .where(inArray(ftpDeliveryFiles.delivery_id, ids))
      .orderBy(asc(ftpDeliveryFiles.position));
    const inWords = (problem: DeliveryProblem | null) =>
      problem && message(locale, `ftp_${problem}`);
    return rows.map(({ id, asked_at, asked_by, state, finished_at, host, folder, problem }) => ({
      id,
      asked_by,
      state,
      host,
      folder,
      problem,
      asked_at: asked_at.toISOString(),
      finished_at: finished_at?.toISOString() ?? null,
      message: inWords(problem),
      files: files
        .filter((file) => file.delivery_id === id)
        .map((file) => ({
          name: file.name,
          state: file.state,
          bytes: file.bytes,
          message: inWords(file.problem),
        })),
    }));
  });
