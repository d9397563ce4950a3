import { and, asc, eq, or, sql } from '@turntable/declare/server/db/drizzle.ts';
import type { CarCreate } from '../../../contract/vehicles/vehicle.ts';
import { CarFields } from '../../../contract/vehicles/vehicle.ts';
import type { Tx } from '../../db/client.ts';
import { cars } from '../../db/schema/index.ts';
import { lockCompany } from '../companies/companyRows.ts';
import type { ServiceContext } from '../shared/context.ts';
import { insertCar } from '../vehicles/vehicles.ts';

/** The identity of a vehicle within its company. */
export type CarKey = Partial<Pick<CarCreate, 'vin' | 'car'>>;

/** The vehicles of one company, found by VIN, else by the dealer's number. */
export interface VehicleIndex {
  /** Returns the vehicle's id; undefined for an unknown one. */
  find(key: CarKey): number | undefined;
  /** Finds the vehicle and marks it as imported by FTP, or creates it. */
  ensure(key: CarKey, fields?: CarCreate): Promise<{ id: number; isNew: boolean }>;
}

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/i;

/** Returns the identity in a folder's name; undefined for an unusable name. */
export const keyOfFolder = (name: string): CarKey | undefined => {
  if (VIN.test(name)) return { vin: name.toUpperCase() };
  const car = CarFields.shape.car.safeParse(name);
  return car.success && car.data !== '' ? { car: car.data } : undefined;
};

/** Reads the identities of the company's vehicles. */
export const openVehicleIndex = async (
  context: ServiceContext,
  companyId: number,
): Promise<VehicleIndex> => {
  const scope = { companyIds: [companyId] };
  const byVin = new Map<string, number>();
  const byNumber = new Map<string, { id: number; vin: string }>();
  const remember = (id: number, { vin = '', car = '' }: CarKey) => {
    if (vin && !byVin.has(vin.toUpperCase())) byVin.set(vin.toUpperCase(), id);
    if (car && !byNumber.has(car.toUpperCase())) byNumber.set(car.toUpperCase(), { id, vin });
  };
  const rows = await context.db.as(scope, (tx) =>
    tx
      .select({ id: cars.id, vin: cars.vin, car: cars.car })
      .from(cars)
      .where(eq(cars.company_id, companyId))
      .orderBy(asc(cars.id)),
  );
  for (const { id, ...key } of rows) remember(id, key);

  const findOrMake = (key: CarKey, fields: CarCreate) =>
    context.db.as(scope, async (tx) => {
      await lockCompany(tx, companyId); // two processes would create it twice
      const present = await findNow(tx, companyId, key);
      if (present) return { id: present.id, isNew: false, isMarked: present.from_ftp === 1 };
      // A vehicle needs a name.
      const isNamed = [key.vin, fields.vehicle_name, fields.brand, fields.model].some(Boolean);
      const input = { ...(!isNamed && { vehicle_name: key.car }), ...key, ...fields };
      return {
        id: await insertCar(tx, { companyId, userId: null, input, fromFtp: 1 }),
        isNew: true,
        isMarked: true,
      };
    });
  return {
    find: ({ vin = '', car = '' }) => {
      const numbered = byNumber.get(car.toUpperCase());
      return (
        byVin.get(vin.toUpperCase()) ?? (isSame(vin, numbered?.vin) ? numbered?.id : undefined)
      );
    },
    ensure: async (key, fields = {}) => {
      const { id, isNew, isMarked } = await findOrMake(key, fields);
      // After the company's lock was released: elsewhere a vehicle is locked before its company.
      if (!isMarked)
        await context.db.as(scope, (tx) =>
          tx.update(cars).set({ from_ftp: 1 }).where(eq(cars.id, id)),
        );
      remember(id, key);
      return { id, isNew };
    },
  };
};

/** Returns whether two VINs do not differ. Dealers reuse numbers, so a number only matches vehicles for which this is so. */
const isSame = (vin: string, other = ''): boolean =>
  vin === '' || other === '' || vin.toUpperCase() === other.toUpperCase();

const findNow = async (tx: Tx, companyId: number, { vin, car }: CarKey) => {
  const called = [
    ...(vin ? [sql`upper(${cars.vin}) = ${vin.toUpperCase()}`] : []),
    ...(car ? [sql`upper(${cars.car}) = ${car.toUpperCase()}`] : []),
  ];
  const found = await tx
    .select({ id: cars.id, vin: cars.vin, from_ftp: cars.from_ftp })
    .from(cars)
    .where(and(eq(cars.company_id, companyId), or(...called)))
    .orderBy(asc(cars.id));
  const byVin = found.find((one) => vin && one.vin.toUpperCase() === vin.toUpperCase());
  return byVin ?? found.find((one) => isSame(vin ?? '', one.vin));
};
