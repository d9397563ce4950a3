import { extname } from 'node:path';
import { and, arrayOverlaps, eq, inArray, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/client.ts';
import {
  backgrounds,
  banners,
  licencePlates,
  logos,
  photos,
  restRecords,
  roomComponentImages,
  rooms,
  specialOffers,
  users,
} from '../db/schema/index.ts';
import type { PhotoFormat } from '../imaging/fileFormat.ts';
import { FileMissing, type Storage } from '../storage/storage.ts';
import { namedByAlbums } from './albumKeys.ts';
import type { CarsContext } from './carsContext.ts';
import { filesOf } from './photosView.ts';
import { filesNamedByVersions } from './photoVersionsKept.ts';
import { notFound } from './refusal.ts';
import { namedByWritings } from './writtenKeys.ts';

/** How the files of each accepted format end. */
export const EXTENSION: Record<PhotoFormat, string> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};

const CONTENT_TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** What a stored file is, by the extension that the server gave it. */
export const contentTypeOf = (key: string): string =>
  CONTENT_TYPES[extname(key)] ?? 'application/octet-stream';

/** Opens a stored file. Throws 404 when it is gone. */
export const openFile = async (storage: Storage, key: string) => {
  try {
    return { ...(await storage.open(key)), contentType: contentTypeOf(key) };
  } catch (error) {
    if (error instanceof FileMissing) throw notFound();
    throw error;
  }
};

/** Opens a picture whose address was signed by us and has not expired. Throws 404 for all else. */
export const openPicture = (
  { storage, signing }: Pick<CarsContext, 'storage' | 'signing'>,
  { key, expires, signature }: { key: string; expires: string; signature: string },
) => {
  if (!signing.isValid(key, expires, signature)) throw notFound();
  return openFile(storage, key);
};

/**
 * Deletes those of the files that neither a photo of the vehicle nor a former picture of one names; without a vehicle, those that no offer, person, record, room,
 * picture of a look, album, help article or message to the operator names.
 * Told twice, it does the same.
 */
export const removeUnnamedFiles = async (
  { db, storage }: Pick<CarsContext, 'db' | 'storage'>,
  { car, keys }: { car?: number; keys: readonly string[] },
): Promise<void> => {
  if (keys.length === 0) return;
  const named = await db.asSystem((tx) =>
    car === undefined ? namedBesidePhotos(tx, keys) : namedByPhotos(tx, car, keys),
  );
  for (const key of keys) if (!named.has(key)) await storage.delete(key);
};

const photoColumns = [
  photos.original_key,
  photos.preview_key,
  photos.processed_key,
  photos.preview_processed_key,
  photos.mask_key,
] as const;

const namedByPhotos = async (
  tx: Tx,
  car: number,
  keys: readonly string[],
): Promise<Set<string | null>> => {
  const naming = await tx
    .select()
    .from(photos)
    .where(
      and(eq(photos.car_id, car), or(...photoColumns.map((column) => inArray(column, [...keys])))),
    );
  return new Set([...naming.flatMap(filesOf), ...(await filesNamedByVersions(tx, car, keys))]);
};

const namedBesidePhotos = async (tx: Tx, keys: readonly string[]): Promise<Set<string | null>> => {
  const ofOffers = tx
    .select({ key: specialOffers.image_key })
    .from(specialOffers)
    .where(inArray(specialOffers.image_key, [...keys]));
  const ofPeople = tx
    .select({ key: users.avatar_key })
    .from(users)
    .where(inArray(users.avatar_key, [...keys]));
  const ofRecords = tx
    .select({ key: sql<string | null>`unnest(${restRecords.files})` })
    .from(restRecords)
    .where(arrayOverlaps(restRecords.files, [...keys]));
  const ofRooms = tx
    .select({ key: rooms.preview_key })
    .from(rooms)
    .where(inArray(rooms.preview_key, [...keys]));
  const ofLooks = [backgrounds, logos, banners, licencePlates, roomComponentImages].flatMap(
    (table) =>
      [table.key, table.preview_key].map((column) =>
        tx
          .select({ key: sql<string | null>`${column}` })
          .from(table)
          .where(inArray(column, [...keys])),
      ),
  );
  const others = (await unionAll(ofOffers, ofPeople, ofRecords, ofRooms, ...ofLooks)).map(
    ({ key }) => key,
  );
  return new Set([
    ...others,
    ...(await namedByAlbums(tx, keys)),
    ...(await namedByWritings(tx, keys)),
  ]);
};
