import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq, inArray } from '@turntable/declare/server/db/drizzle.ts';
import { newKey } from '@turntable/declare/server/files/keys.ts';
import sharp from 'sharp';
import type { Tx } from '../../../db/client.ts';
import { cars, photos, presetItems, users } from '../../../db/schema/index.ts';
import { finished } from '../../../db/seed/finished/index.ts';
import {
  FINISHED_VEHICLES,
  type FinishedVehicle,
} from '../../../db/seed/sampleFinishedVehicles.ts';
import { daysAgo } from '../../../db/seed/sampleHistory.ts';
import { samples } from '../../../db/seed/samples/index.ts';
import { PREVIEW_WIDTH } from '../../../imaging/inspect.ts';
import { chargeVehicle } from '../../balance/vehiclePrice.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { labelOf } from '../../vehicles/vehicleRows.ts';

const ORIGINALS = new URL('../../../db/seed/samples/', import.meta.url);
const FINISHED = new URL('../../../db/seed/finished/', import.meta.url);

/**
 * Adds vehicles whose pictures are finished already, or partly unusable, paid like any other: files are copied and rows written, nothing is
 * processed. An existing vehicle is not changed.
 */
export const addFinishedVehicles = async (context: ServiceContext): Promise<void> => {
  const addresses = FINISHED_VEHICLES.map(({ chief }) => chief);
  const vins = FINISHED_VEHICLES.map(({ vin }) => vin);
  const { chiefs, items, present } = await context.db.asSystem(async (tx) => ({
    chiefs: await tx.select().from(users).where(inArray(users.email, addresses)),
    items: await tx.select({ id: presetItems.id, code: presetItems.code }).from(presetItems),
    present: await tx.select({ vin: cars.vin }).from(cars).where(inArray(cars.vin, vins)),
  }));
  const pictures = new Map<string, Promise<Picture>>();
  const pictureOf = (file: string): Promise<Picture> => {
    const known = pictures.get(file) ?? readPicture(file);
    pictures.set(file, known);
    return known;
  };

  for (const vehicle of FINISHED_VEHICLES) {
    const chief = chiefs.find(({ email }) => email === vehicle.chief);
    if (!chief || chief.company_id === null || present.some(({ vin }) => vin === vehicle.vin))
      continue;
    const owner = { company_id: chief.company_id, user_id: chief.id };
    const files = await Promise.all(
      finished[vehicle.photographs].map(async (file, index) => {
        const item = items.find(
          ({ code }) => code === samples.find((sample) => sample.file === file)?.angle,
        );
        const isDefective = vehicle.defective && index > 0;
        return {
          preset_item_id: item?.id ?? null,
          name: file,
          isDefective,
          ...(await store(context, await pictureOf(file), isDefective)),
        };
      }),
    );
    await context.db.asSystem((tx) => addVehicle(context, tx, vehicle, owner, files));
  }
};

interface Picture {
  original: Uint8Array;
  preview: Uint8Array;
  processed: Uint8Array;
  processedPreview: Uint8Array;
  facts: { width: number; height: number; bytes: number; sha256: string };
}

const readPicture = async (file: string): Promise<Picture> => {
  const original = await readFile(new URL(file, ORIGINALS));
  const processed = await readFile(new URL(file, FINISHED));
  const small = (bytes: Uint8Array) =>
    sharp(bytes).resize({ width: PREVIEW_WIDTH }).jpeg({ quality: 78 }).toBuffer();
  const { width, height } = await sharp(original).metadata();
  return {
    original,
    processed,
    preview: await small(original),
    processedPreview: await small(processed),
    facts: {
      width,
      height,
      bytes: original.length,
      sha256: createHash('sha256').update(original).digest('hex'),
    },
  };
};

/** Stores the files of a photo. Each photo gets its own, because they are deleted with it. */
const store = async (
  { storage }: ServiceContext,
  { original, preview, processed, processedPreview, facts }: Picture,
  isDefective: boolean,
) => {
  const put = async (kind: string, bytes: Uint8Array): Promise<string> => {
    const key = newKey(kind, 'jpg');
    await storage.put(key, bytes, 'image/jpeg');
    return key;
  };
  return {
    ...facts,
    original_key: await put('original', original),
    preview_key: await put('preview', preview),
    processed_key: isDefective ? null : await put('processed', processed),
    preview_processed_key: isDefective ? null : await put('preview', processedPreview),
  };
};

type StoredPhoto = Awaited<ReturnType<typeof store>> & {
  preset_item_id: number | null;
  name: string;
  isDefective: boolean;
};

const addVehicle = async (
  { config }: ServiceContext,
  tx: Tx,
  { chief: _, photographs: __, defective: ___, age, ...fields }: FinishedVehicle,
  owner: { company_id: number; user_id: number },
  files: readonly StoredPhoto[],
): Promise<void> => {
  const moment = daysAgo(age + 0.2);
  const [car] = await tx
    .insert(cars)
    .values({
      ...fields,
      ...owner,
      vehicle_name: `${fields.brand} ${fields.model}`,
      charge_earned: 1,
      created_at: moment,
    })
    .returning();
  if (!car) throw new Error('an insert returned no row');
  await tx.insert(photos).values(
    files.map(({ isDefective, ...file }) => ({
      ...file,
      car_id: car.id,
      ...owner,
      created_at: moment,
      ...(isDefective
        ? ({ defect_state: 'defected', defect_reason: 'too_blurred' } as const)
        : ({ status: 4, processed_at: moment } as const)),
    })),
  );
  const tariff = { price: config.vehiclePrice, support: config.support };
  await chargeVehicle(tx, { ...car, label: labelOf(car) }, tariff, owner.user_id);
  // A trigger set it when the photos came.
  await tx.update(cars).set({ updated_at: moment }).where(eq(cars.id, car.id));
};
