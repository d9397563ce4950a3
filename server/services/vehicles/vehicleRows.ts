import { and, eq, gt, type InferSelectModel } from '@turntable/declare/server/db/drizzle.ts';
import { notFound } from '@turntable/declare/server/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { cars } from '../../db/schema/index.ts';

export type CarRecord = InferSelectModel<typeof cars>;

/**
 * Takes a vehicle's lock and reads it. A change of a vehicle, its photos or its company's balance takes this lock first, so that
 * no two transactions wait for each other. Throws 404 for one that is not there or out of scope.
 */
export const lockCar = async (tx: Tx, id: number): Promise<CarRecord> => {
  const [car] = await tx.select().from(cars).where(eq(cars.id, id)).for('update');
  if (!car) throw notFound();
  return car;
};

/**
 * Takes the locks of a company's vehicles whose state depends on the company's views (`ready`): photos, none of them finished. Needed before
 * the company's own lock when its views change, for vehicles come first (`lockCar`).
 */
export const lockCarsOfViews = async (tx: Tx, companyId: number): Promise<void> => {
  await tx
    .select({ id: cars.id })
    .from(cars)
    .where(
      and(eq(cars.company_id, companyId), gt(cars.photos_count, 0), eq(cars.processed_count, 0)),
    )
    .orderBy(cars.id)
    .for('update');
};

/** Reads a vehicle. Throws 404 for one that is not there or out of scope. */
export const findCar = async (tx: Tx, id: number): Promise<CarRecord> => {
  const [car] = await tx.select().from(cars).where(eq(cars.id, id));
  if (!car) throw notFound();
  return car;
};

/** Returns a vehicle's label: its name, else its VIN, else its stock number, else its number. */
export const labelOf = (car: Pick<CarRecord, 'id' | 'vehicle_name' | 'vin' | 'car'>): string =>
  car.vehicle_name || car.vin || car.car || `#${car.id}`;
