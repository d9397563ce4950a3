import type { Flag } from '@turntable/declare/contract/flag.ts';
import { eq, sql } from '@turntable/declare/server/db/drizzle.ts';
import { assertVersion, invalidField } from '@turntable/declare/server/refusal.ts';
import type { Car, CarCreate, CarSave } from '../../../contract/vehicles/vehicle.ts';
import type { Tx } from '../../db/client.ts';
import { cars, photos } from '../../db/schema/index.ts';
import type { Scope } from '../../db/scope.ts';
import { findCompany } from '../companies/companyRows.ts';
import { assertOwnPictures, assertOwnPlateChosen } from '../looks/references.ts';
import { firstModeration, resubmitted } from '../moderation/moderation.ts';
import { forgetPictures } from '../photos/keptVersions.ts';
import type { ServiceContext } from '../shared/context.ts';
import { type CarRecord, lockCar } from './vehicleRows.ts';
import { viewCar } from './vehicleView.ts';

/** Returns a consistent snapshot of a vehicle with everything its page shows; the page polls until no photo is in process. Throws 404. */
export const readCar = (context: ServiceContext, scope: Scope, id: number): Promise<Car> =>
  context.db.readTogether(scope, (tx) => viewCar(tx, context.signing, id));

/** Adds a vehicle to a company in scope. Throws 404 for another company, 422 for settings that name a picture out of reach. */
export const createCar = (
  context: ServiceContext,
  scope: Scope,
  { companyId, userId, input }: { companyId: number; userId: number; input: CarCreate },
): Promise<Car> =>
  context.db.as(scope, async (tx) =>
    viewCar(tx, context.signing, await insertCar(tx, { companyId, userId, input })),
  );

/** Writes a new vehicle and returns its id. Throws as `createCar`. @param userId null for a vehicle that no user has entered */
export const insertCar = async (
  tx: Tx,
  {
    companyId,
    userId,
    input,
    fromFtp = 0,
  }: { companyId: number; userId: number | null; input: CarCreate; fromFtp?: Flag },
): Promise<number> => {
  const { settings = {}, ...fields } = input;
  const company = await findCompany(tx, companyId);
  await assertOwnPictures(tx, companyId, settings, 'settings.');
  assertOwnPlateChosen(company, {}, settings);
  const [created] = await tx
    .insert(cars)
    .values({
      company_id: companyId,
      user_id: userId,
      from_ftp: fromFtp,
      ...fields,
      vehicle_name: fields.vehicle_name || defaultName(fields),
      ...settings,
      moderation: firstModeration(company.carsNeedPremoderation === 1),
    })
    .returning({ id: cars.id });
  if (!created) throw new Error('an insert returned no row');
  return created.id;
};

/**
 * Saves what changed of a vehicle. Throws 404; 409 when `version` is not the present one any more; 422 when nothing would be left to
 * call it by, or its settings name a picture out of reach or replace the plate by none.
 */
export const saveCar = (
  context: ServiceContext,
  scope: Scope,
  id: number,
  input: CarSave,
): Promise<Car> =>
  context.db.as(scope, async (tx) => {
    const { id: repeatedId, version, settings = {}, ...fields } = input;
    if (repeatedId !== undefined && repeatedId !== id) throw invalidField('id', 'other_vehicle');
    const car = await lockCar(tx, id);
    assertVersion(car, version);
    await assertOwnPictures(tx, car.company_id, settings, 'settings.');
    assertOwnPlateChosen(await findCompany(tx, car.company_id), car, settings);
    const saved = { ...car, ...fields, vehicle_name: savedName(car, fields) };
    if (!saved.vehicle_name && !saved.vin) throw invalidField('vehicle_name', 'name_or_vin');
    await tx
      .update(cars)
      .set({
        ...fields,
        ...settings,
        vehicle_name: saved.vehicle_name,
        ...(scope === 'operator' ? {} : resubmitted(car)),
        version: sql`${cars.version} + 1`,
        updated_at: new Date(),
      })
      .where(eq(cars.id, id));
    return viewCar(tx, context.signing, id);
  });

/** Deletes a vehicle with its photos; their files are deleted after the commit. Throws 404. */
export const deleteCar = (context: ServiceContext, scope: Scope, id: number): Promise<void> =>
  context.db.as(scope, async (tx) => {
    await lockCar(tx, id);
    const records = await tx.select().from(photos).where(eq(photos.car_id, id));
    const keys = await forgetPictures(tx, records);
    await tx.delete(cars).where(eq(cars.id, id));
    await context.queue.add(tx, 'remove-files', [{ data: { car: id, keys } }]);
  });

type Named = Partial<Pick<CarRecord, 'vehicle_name' | 'brand' | 'model'>>;

/** Returns brand plus model (specification, chapter 3). */
const defaultName = ({ brand = '', model = '' }: Named): string => `${brand} ${model}`.trim();

/** Returns a vehicle's name after a save: the given name, else brand plus model. A name that was brand plus model follows when these change. */
const savedName = (car: CarRecord, fields: Named): string => {
  const given =
    fields.vehicle_name ?? (car.vehicle_name === defaultName(car) ? '' : car.vehicle_name);
  return given || defaultName({ ...car, ...fields });
};
