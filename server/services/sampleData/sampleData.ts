import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { hashPassword } from '@turntable/declare/server/accounts/passwords.ts';
import { and, eq } from '@turntable/declare/server/db/drizzle.ts';
import { auditLog, cars, photos, presetItems } from '../../db/schema/index.ts';
import { daysAgo } from '../../db/seed/sampleHistory.ts';
import { addSampleUsers, findSampleIds } from '../../db/seed/sampleRows.ts';
import { samples } from '../../db/seed/samples/index.ts';
import { SAMPLE_PASSWORD } from '../../db/seed/sampleUsers.ts';
import { SAMPLE_VEHICLES, type SampleVehicle } from '../../db/seed/sampleVehicles.ts';
import { acceptPhoto } from '../photos/upload.ts';
import { requestProcessing } from '../processing/processing.ts';
import type { ServiceContext } from '../shared/context.ts';
import { addSampleAlbums } from './inner/albums.ts';
import { addSampleAssets } from './inner/assets.ts';
import { addSampleMessages } from './inner/messages.ts';
import { addSampleRooms } from './inner/rooms.ts';
import { addFinishedVehicles } from './inner/vehicles.ts';

const FOLDER = new URL('../../db/seed/samples/', import.meta.url);
const SEEDED = 'sample data added';
/** So many days lie between two vehicles, so that the dashboard's charts show more than one day. */
const DAYS_BETWEEN = 2;

/**
 * Fills an empty database with companies, users, vehicles and their drawn photographs, once: what users delete stays
 * deleted. If the process dies in between, the next start continues. Some photos are queued for processing.
 */
export const seedSamples = async (context: ServiceContext): Promise<void> => {
  const { db, log } = context;
  const added = await addSampleUsers(db, await hashPassword(SAMPLE_PASSWORD));
  const isSeeded = await db.asSystem((tx) =>
    tx.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.action, SEEDED)),
  );
  if (isSeeded.length > 0) return;
  const places = added ?? (await findSampleIds(db));
  const nord = places.companies.get('nord');
  // Never add samples to a database that has companies already.
  if (nord === undefined) return;

  log.info('adding the sample data');
  if (added) await addSampleAssets(context, nord);
  if (added) await addSampleRooms(context, nord);
  for (const [place, vehicle] of SAMPLE_VEHICLES.entries()) {
    const companyId = places.companies.get(vehicle.company);
    const userId = places.chiefs.get(vehicle.company);
    if (companyId !== undefined && userId !== undefined)
      await addVehicle(
        context,
        { companyId, userId, created: daysAgo(place * DAYS_BETWEEN) },
        vehicle,
      );
  }
  await addFinishedVehicles(context);
  await addSampleMessages(context, places.companies);
  await addSampleAlbums(context, places.companies);
  await db.asSystem((tx) => tx.insert(auditLog).values({ action: SEEDED }));
};

const addVehicle = async (
  context: ServiceContext,
  { companyId, userId, created }: { companyId: number; userId: number; created: Date },
  vehicle: SampleVehicle,
): Promise<void> => {
  const { company: _, photographs, processed = 0, ...fields } = vehicle;
  const carId = await context.db.asSystem(async (tx) => {
    const [present] = await tx
      .select({ id: cars.id })
      .from(cars)
      .where(and(eq(cars.company_id, companyId), eq(cars.car, vehicle.car)));
    if (present) return present.id;
    const [inserted] = await tx
      .insert(cars)
      .values({ ...fields, company_id: companyId, user_id: userId, created_at: created })
      .returning({ id: cars.id });
    return inserted?.id;
  });
  if (carId === undefined || photographs === undefined) return;

  const taken = samples.filter((sample) => sample.vehicle === photographs);
  for (const sample of taken) await addPhoto(context, { companyId, userId }, carId, sample);
  if (processed === 0) return;
  const queue = await context.db.asSystem((tx) =>
    tx
      .select({ id: photos.id })
      .from(photos)
      .where(and(eq(photos.car_id, carId), eq(photos.status, 0)))
      .orderBy(photos.id)
      .limit(processed),
  );
  await requestProcessing(
    context,
    { companyIds: [companyId] },
    { carId, userId, photos: queue.map(({ id }) => id) },
  );
};

const addPhoto = async (
  context: ServiceContext,
  { companyId, userId }: { companyId: number; userId: number },
  carId: number,
  sample: (typeof samples)[number],
): Promise<void> => {
  const view = await context.db.asSystem(async (tx) => {
    const [item] = await tx
      .select({ id: presetItems.id })
      .from(presetItems)
      .where(eq(presetItems.code, sample.angle));
    if (!item) return undefined;
    const [present] = await tx
      .select({ id: photos.id })
      .from(photos)
      .where(and(eq(photos.car_id, carId), eq(photos.preset_item_id, item.id)));
    return present ? undefined : item.id;
  });
  if (view === undefined) return;
  const path = fileURLToPath(new URL(sample.file, FOLDER));
  const bytes = await readFile(path);
  await acceptPhoto(
    context,
    { companyIds: [companyId] },
    { carId, itemId: view, extra: false, userId },
    {
      path,
      name: sample.file,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      [Symbol.asyncDispose]: async () => {},
    },
  );
};
