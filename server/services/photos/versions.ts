import { createHash } from 'node:crypto';
import { eq } from '@turntable/declare/server/db/drizzle.ts';
import type { Signing } from '@turntable/declare/server/files/signing.ts';
import { notFound } from '@turntable/declare/server/refusal.ts';
import { PHOTO_STATUS, type Photo } from '../../../contract/photos/photo.ts';
import type { PhotoVersion } from '../../../contract/photos/photoVersion.ts';
import { photos, type photoVersions } from '../../db/schema/index.ts';
import type { Scope } from '../../db/scope.ts';
import type { ServiceContext } from '../shared/context.ts';
import { findCar, lockCar } from '../vehicles/vehicleRows.ts';
import { keepPresent, keptVersions, type VersionRecord } from './keptVersions.ts';
import { chosenPhoto, chosenPhotos } from './photos.ts';
import { type PhotoRecord, photoView } from './photoView.ts';

/** Returns the finished pictures of a photo: the present one, then those before it, the latest first. Throws 404. */
export const listVersions = (
  { db, signing }: ServiceContext,
  scope: Scope,
  carId: number,
  photoId: number,
): Promise<PhotoVersion[]> =>
  db.as(scope, async (tx) => {
    await findCar(tx, carId);
    const photo = await chosenPhoto(tx, carId, photoId);
    const kept = await keptVersions(tx, photo.id);
    const former = kept.filter(({ processed_key }) => processed_key !== photo.processed_key);
    return [
      ...presentOf(photo, kept).map(versionView(signing, 1)),
      ...former.map(versionView(signing, 0)),
    ];
  });

type Shown = Pick<
  VersionRecord,
  | 'processed_key'
  | 'processed_at'
  | 'draft'
  | 'cutout_engine'
  | 'made_by'
  | 'made_with'
  | 'unchanged_plate'
  | 'photo_frame'
  | keyof Corrections
> & {
  id: number | null;
  preview_processed_key: string | null;
};

type Corrections = Pick<VersionRecord, 'plate_corners' | 'plate_state' | 'cutout_strokes'>;

/** Returns the present picture of a photo. The photo's corrections may already be those of the next one, which is in processing or has failed. */
const presentOf = (photo: PhotoRecord, kept: readonly VersionRecord[]): Shown[] => {
  const { processed_key, processed_at, created_at } = photo;
  if (processed_key === null) return [];
  const { plate_corners, plate_state, cutout_strokes } =
    kept.find((version) => version.processed_key === processed_key) ?? photo;
  return [
    {
      ...photo,
      processed_key,
      processed_at: processed_at ?? created_at,
      id: null,
      plate_corners,
      plate_state,
      cutout_strokes,
    },
  ];
};

const markOf = (strokes: Corrections['cutout_strokes']): string | null =>
  strokes && createHash('sha256').update(JSON.stringify(strokes)).digest('base64url');

const versionView =
  (signing: Signing, present: 0 | 1) =>
  ({
    id,
    processed_key,
    preview_processed_key,
    processed_at,
    cutout_strokes,
    ...made
  }: Shown): PhotoVersion => ({
    id,
    present,
    draft: made.draft,
    cutout_engine: made.cutout_engine,
    made_by: made.made_by,
    made_with: made.made_with,
    plate_corners: made.plate_corners,
    plate_state: made.plate_state,
    unchanged_plate: made.unchanged_plate,
    photo_frame: made.photo_frame,
    strokes_mark: markOf(cutout_strokes),
    url: signing.urlOf(processed_key),
    preview_url: signing.urlOf(preview_processed_key ?? processed_key),
    processed_at: processed_at.toISOString(),
  });

/**
 * Restores one of a photo's former pictures, without charge; the present one becomes a version. Drops processing under way. Throws 404
 * for a version that the photo no longer has.
 * @returns `replaced`: the version that restores the picture present until now; null where there was none
 */
export const restoreVersion = (
  context: Pick<ServiceContext, 'db' | 'signing'>,
  scope: Scope,
  carId: number,
  { photo: photoId, version: versionId }: { photo: number; version: number },
): Promise<{ photo: Photo; replaced: number | null }> =>
  context.db.as(scope, async (tx) => {
    await lockCar(tx, carId);
    const photo = await chosenPhoto(tx, carId, photoId);
    await keepPresent(tx, [photoId]);
    const versions = await keptVersions(tx, photoId);
    const version = versions.find(({ id }) => id === versionId);
    if (!version) throw notFound();
    const [restored] = await tx
      .update(photos)
      .set(presentColumns(version))
      .where(eq(photos.id, photoId))
      .returning();
    if (!restored) throw new Error(`photo ${photoId} is gone although its vehicle is locked`);
    const replaced =
      versions.find(({ processed_key }) => processed_key === photo.processed_key)?.id ?? null;
    return {
      photo: photoView(context.signing, restored, await chosenPhotos(tx, carId, {})),
      replaced,
    };
  });

/**
 * Returns a photo's columns once a version is its present picture. Running jobs must not write their results any more.
 * @param version a row, or the table's columns where the database reads it itself
 */
export const presentColumns = (version: VersionRecord | typeof photoVersions) =>
  ({
    status: PHOTO_STATUS.processed,
    in_process: 0,
    queued_at: null,
    job_id: null,
    attempts: 0,
    defect_state: 'ok',
    defect_reason: null,
    processed_key: version.processed_key,
    preview_processed_key: version.preview_processed_key,
    mask_key: version.mask_key,
    processed_at: version.processed_at,
    draft: version.draft,
    cutout_engine: version.cutout_engine,
    cutout_doubts: version.cutout_doubts,
    box: version.box,
    made_by: version.made_by,
    made_with: version.made_with,
    plate_corners: version.plate_corners,
    plate_state: version.plate_state,
    unchanged_plate: version.unchanged_plate,
    photo_frame: version.photo_frame,
    cutout_strokes: version.cutout_strokes,
  }) as const;
