import { and, desc, eq, gt, inArray, not, or, sql } from '@turntable/declare/server/db/drizzle.ts';
import { KEPT_VERSIONS } from '../../../contract/photos/photoVersion.ts';
import type { Tx } from '../../db/client.ts';
import { photos, photoVersions } from '../../db/schema/index.ts';
import { filesOf, madeFilesOf, type PhotoRecord } from './photoView.ts';

export type VersionRecord = typeof photoVersions.$inferSelect;

/**
 * Saves the present pictures of photos as versions before a change; skips photos without one and pictures already saved. The caller holds
 * the vehicles' locks.
 */
export const keepPresent = async (tx: Tx, photoIds: readonly number[]): Promise<void> => {
  if (photoIds.length === 0) return;
  const finished = and(inArray(photos.id, [...photoIds]), sql`${photos.processed_key} is not null`);
  await tx.execute(sql`
    insert into photo_versions (photo_id, car_id, company_id, processed_key, preview_processed_key, mask_key, processed_at, draft, cutout_engine, cutout_doubts, box,
      plate_corners, plate_state, unchanged_plate, photo_frame, cutout_strokes, made_by, made_with, kept_at)
    select id, car_id, company_id, processed_key, coalesce(preview_processed_key, processed_key), mask_key,
      coalesce(processed_at, created_at), draft, cutout_engine, cutout_doubts, box, plate_corners, plate_state, unchanged_plate, photo_frame, cutout_strokes, made_by, made_with, clock_timestamp()
    from photos where ${finished}
    on conflict (photo_id, processed_key) do update set kept_at = excluded.kept_at`);
};

/** Deletes versions beyond the limit, except those that a look run can still restore. Returns the deleted ones. */
export const forgetOldVersions = (
  tx: Tx,
  photoIds: readonly number[],
): Promise<VersionRecord[]> => {
  const former = tx
    .select({
      id: photoVersions.id,
      age: sql<number>`row_number() over (partition by ${photoVersions.photo_id} order by ${photoVersions.kept_at} desc, ${photoVersions.id} desc)`.as(
        'age',
      ),
      isRemembered:
        sql<boolean>`${photoVersions.id} is not distinct from ${photos.former_version_id}`.as(
          'is_remembered',
        ),
    })
    .from(photoVersions)
    .innerJoin(photos, eq(photos.id, photoVersions.photo_id))
    .where(
      and(
        inArray(photos.id, [...photoIds]),
        sql`${photoVersions.processed_key} is distinct from ${photos.processed_key}`,
      ),
    )
    .as('former');
  const tooMany = tx
    .select({ id: former.id })
    .from(former)
    .where(and(gt(former.age, KEPT_VERSIONS), not(former.isRemembered)));
  return tx.delete(photoVersions).where(inArray(photoVersions.id, tooMany)).returning();
};

/** Deletes all versions of photos that are deleted or get a new original. Returns all files of these photos. */
export const forgetPictures = async (
  tx: Tx,
  records: readonly PhotoRecord[],
): Promise<string[]> => {
  const ids = records.map((photo) => photo.id);
  const forgotten = await tx
    .delete(photoVersions)
    .where(inArray(photoVersions.photo_id, ids))
    .returning();
  return [...records.flatMap(filesOf), ...forgotten.flatMap(filesOfVersion)];
};

/** Deletes versions beyond the limit of a photo that has just got a new picture. Returns files that may be unreferenced now. */
export const forgetReplaced = async (tx: Tx, before: PhotoRecord): Promise<string[]> => [
  ...madeFilesOf(before),
  ...(await forgetOldVersions(tx, [before.id])).flatMap(filesOfVersion),
];

/** Returns the files of versions, for the job that removes unreferenced files. */
export const filesByCar = (
  versions: readonly VersionRecord[],
): { data: { car: number; keys: string[] } }[] =>
  [...Map.groupBy(versions, ({ car_id }) => car_id)].map(([car, ofCar]) => ({
    data: { car, keys: ofCar.flatMap(filesOfVersion) },
  }));

/** Returns the files of those versions of a vehicle's photos that reference one of the given files. */
export const filesNamedByVersions = async (
  tx: Tx,
  carId: number,
  keys: readonly string[],
): Promise<string[]> => {
  const columns = [
    photoVersions.processed_key,
    photoVersions.preview_processed_key,
    photoVersions.mask_key,
  ];
  const naming = await tx
    .select()
    .from(photoVersions)
    .where(
      and(
        eq(photoVersions.car_id, carId),
        or(...columns.map((column) => inArray(column, [...keys]))),
      ),
    );
  return naming.flatMap(filesOfVersion);
};

/** Returns a photo's saved versions, the latest first; the present picture is among them once it was saved before a change. */
export const keptVersions = (tx: Tx, photoId: number): Promise<VersionRecord[]> =>
  tx
    .select()
    .from(photoVersions)
    .where(eq(photoVersions.photo_id, photoId))
    .orderBy(desc(photoVersions.kept_at), desc(photoVersions.id));

/** Returns the files that a version references; other versions may share them. */
const filesOfVersion = ({
  processed_key,
  preview_processed_key,
  mask_key,
}: VersionRecord): string[] =>
  [processed_key, preview_processed_key, mask_key].filter((key) => key !== null);
