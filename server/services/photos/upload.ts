import { truncate } from 'node:fs/promises';
import { and, eq } from '@turntable/declare/server/db/drizzle.ts';
import { newKey } from '@turntable/declare/server/files/keys.ts';
import type { ReceivedFile } from '@turntable/declare/server/files/receivedFile.ts';
import { invalidField } from '@turntable/declare/server/refusal.ts';
import { PHOTO_STATUS, type Photo } from '../../../contract/photos/photo.ts';
import type { Tx } from '../../db/client.ts';
import { cars, photos } from '../../db/schema/index.ts';
import type { Scope } from '../../db/scope.ts';
import type { Recognised } from '../../imaging/cutout/recognise.ts';
import type { UploadFacts } from '../../imaging/inspect.ts';
import { UnusableImage } from '../../imaging/unusableImage.ts';
import { EXTENSION } from '../files/openFile.ts';
import { storeFiles } from '../files/storedFiles.ts';
import { resubmitted } from '../moderation/moderation.ts';
import type { ServiceContext } from '../shared/context.ts';
import { type CarRecord, findCar, lockCar } from '../vehicles/vehicleRows.ts';
import { forgetPictures, forgetReplaced, keepPresent } from './keptVersions.ts';
import { chosenPhotos } from './photos.ts';
import {
  assertAllowedView,
  assertKnownView,
  photoOfView,
  takesExtraPhotos,
} from './photosOfViews.ts';
import { NO_FORMER, type PhotoRecord, photoView } from './photoView.ts';

/** An upload's target: the photo of a view, or an extra photo that may belong to one. */
export interface UploadTarget {
  readonly carId: number;
  readonly itemId: number | undefined;
  readonly extra: boolean;
  /** Identifies the upload: a repeated one returns the photo it has already added. */
  readonly upload?: string | undefined;
  /** The user who uploads it. */
  readonly userId: number | null;
}

/**
 * Accepts a photo: decodes it completely, stores it, then inserts its row. Replaces the view's present photo with its files.
 * Throws 404; 422 for a view that the vehicle does not have or its company does not photograph, for an extra photo where the company has
 * them switched off, and for a file that is no usable image (field `photo`).
 */
export const acceptPhoto = async (
  context: ServiceContext,
  scope: Scope,
  target: UploadTarget,
  file: ReceivedFile,
): Promise<Photo> => {
  await context.db.as(scope, async (tx) =>
    checkTarget(tx, await findCar(tx, target.carId), target),
  );
  const content = await storePhoto(context, target.carId, file, await inspectPhoto(context, file));

  return context.db.as(scope, async (tx) => {
    const car = await lockCar(tx, target.carId);
    await checkTarget(tx, car, target);
    const present =
      target.extra || target.itemId === undefined
        ? undefined
        : await photoOfView(tx, car.id, target.itemId);
    const { upload = null } = target;
    const known = upload !== null && (await photoOfUpload(tx, car.id, upload));
    if (known) return photoView(context.signing, known, await chosenPhotos(tx, car.id, {}));
    const photo = present
      ? await replacePhoto(context, tx, present, { ...content, upload, user_id: target.userId })
      : await insertPhoto(tx, car, target, { ...content, upload, user_id: target.userId });
    if (scope !== 'operator') await resubmit(tx, car);
    return photoView(context.signing, photo, await chosenPhotos(tx, car.id, {}));
  });
};

/**
 * Accepts a finished picture made elsewhere, for the photo of a view. The original stays, and the former picture as a version.
 * Throws 404, 422 as `acceptPhoto`, and when the view has no photo yet.
 */
export const acceptFinishedPicture = async (
  context: ServiceContext,
  carId: number,
  itemId: number,
  file: ReceivedFile,
): Promise<Photo> => {
  await context.db.as('operator', (tx) => findCar(tx, carId));
  const picture = await storeFinishedPicture(context, carId, file);
  return context.db.as('operator', async (tx) => {
    const car = await lockCar(tx, carId);
    await assertAllowedView(tx, car.company_id, itemId);
    const photo = await photoOfView(tx, car.id, itemId);
    if (!photo) throw invalidField('preset_item', 'no_photo_at_view');
    const changed = await showFinishedPicture(context, tx, photo, {
      ...picture,
      made_by: 'upload',
    });
    return photoView(context.signing, changed, await chosenPhotos(tx, car.id, {}));
  });
};

type FinishedPicture = Pick<PhotoRecord, 'processed_key' | 'preview_processed_key'>;

/** Stores a finished picture made elsewhere, for `showFinishedPicture`. Throws 422 at `photo` for an unusable image. */
export const storeFinishedPicture = async (
  context: ServiceContext,
  carId: number,
  file: ReceivedFile,
): Promise<FinishedPicture> => {
  const facts = await inspectPhoto(context, file);
  const processed = newKey('processed', EXTENSION[facts.format]);
  const preview = newKey('preview', 'jpg');
  await storeFiles(context, { [processed]: file, [preview]: facts.preview }, carId);
  return { processed_key: processed, preview_processed_key: preview };
};

/** Makes a stored picture the finished one of a photo; the former stays as a version. The caller holds the vehicle's lock. */
export const showFinishedPicture = async (
  context: Pick<ServiceContext, 'queue'>,
  tx: Tx,
  photo: PhotoRecord,
  picture: FinishedPicture & Pick<PhotoRecord, 'made_by'>,
): Promise<PhotoRecord> => {
  await keepPresent(tx, [photo.id]);
  const changed = await update(tx, photo.id, {
    ...UNTOUCHED,
    ...picture,
    status: PHOTO_STATUS.processed,
    processed_at: new Date(),
  });
  const keys = await forgetReplaced(tx, photo);
  await context.queue.add(tx, 'remove-files', [{ data: { car: photo.car_id, keys } }]);
  return changed;
};

/**
 * Checks an upload and cuts off any bytes after its picture: they are invisible in the photo, but every user who downloads the file would
 * get them. Throws UnusableImage.
 */
export const inspectReceived = async (
  { inspection }: Pick<ServiceContext, 'inspection'>,
  file: ReceivedFile,
): Promise<UploadFacts> => {
  const facts = await inspection.inspect(file.path);
  if (facts.bytes < file.bytes) await truncate(file.path, facts.bytes);
  return facts;
};

/** Checks an upload as `inspectReceived`, for a call. Throws 422 at `photo` for an unusable image. */
export const inspectPhoto = async (
  context: Pick<ServiceContext, 'inspection'>,
  file: ReceivedFile,
): Promise<UploadFacts> => {
  try {
    return await inspectReceived(context, file);
  } catch (error) {
    if (error instanceof UnusableImage) throw invalidField('photo', `photo_${error.code}`);
    throw error;
  }
};

/** Returns what a usable upload shows: nothing if this machine cannot recognise it. */
export const lookAt = async (
  { inspection, log }: Pick<ServiceContext, 'inspection' | 'log'>,
  { preview }: Pick<UploadFacts, 'preview'>,
): Promise<Recognised> => {
  try {
    return await inspection.look(preview);
  } catch (error) {
    log.warn({ err: error }, 'an upload could not be inspected');
    return { shows: null, isCutOff: false };
  }
};

/** Stores a photo that was inspected, for a row that the caller writes next. */
export const storePhoto = async (
  context: ServiceContext,
  carId: number,
  file: ReceivedFile,
  facts: UploadFacts,
): Promise<PhotoContent> => {
  const original = newKey('original', EXTENSION[facts.format]);
  const preview = newKey('preview', 'jpg');
  await storeFiles(context, { [original]: file, [preview]: facts.preview }, carId);
  return {
    // The digest of the file as it was sent, to recognise repeated uploads of it.
    name: file.name,
    bytes: facts.bytes,
    sha256: file.sha256,
    width: facts.width,
    height: facts.height,
    taken_at: facts.takenAt,
    shows: (await lookAt(context, facts)).shows,
    original_key: original,
    preview_key: preview,
  };
};

const checkTarget = async (
  tx: Tx,
  { company_id }: CarRecord,
  { itemId, extra }: UploadTarget,
): Promise<void> => {
  if (itemId !== undefined)
    await (extra ? assertKnownView : assertAllowedView)(tx, company_id, itemId);
  if (extra && !(await takesExtraPhotos(tx, company_id)))
    throw invalidField('photo', 'extra_photos_off');
};

const photoOfUpload = async (
  tx: Tx,
  carId: number,
  upload: string,
): Promise<PhotoRecord | undefined> => {
  const [photo] = await tx
    .select()
    .from(photos)
    .where(and(eq(photos.car_id, carId), eq(photos.upload, upload)));
  return photo;
};

/** A row's columns about its original. */
export type PhotoContent = Pick<
  PhotoRecord,
  | 'name'
  | 'bytes'
  | 'sha256'
  | 'width'
  | 'height'
  | 'taken_at'
  | 'shows'
  | 'original_key'
  | 'preview_key'
> & { upload?: string | null; user_id?: number | null };

/** Columns of a photo before processing; a new file sets the defect to ok (specification, chapter 4). */
const UNTOUCHED = {
  status: 0,
  in_process: 0,
  queued_at: null,
  processed_at: null,
  attempts: 0,
  job_id: null,
  defect_state: 'ok',
  defect_reason: null,
  draft: 0,
  cutout_engine: null,
  cutout_doubts: [],
  box: null,
  plate_corners: null,
  plate_state: 'unsought',
  unchanged_plate: null,
  photo_frame: null,
  cutout_strokes: null,
  processed_key: null,
  preview_processed_key: null,
  mask_key: null,
  made_by: 'processing',
  made_with: null,
  ...NO_FORMER,
} as const satisfies Partial<PhotoRecord>;

/** Writes a new photo. The vehicle's lock is held by the caller. */
export const insertPhoto = async (
  tx: Tx,
  car: CarRecord,
  { itemId, extra }: Pick<UploadTarget, 'itemId' | 'extra'>,
  content: PhotoContent,
): Promise<PhotoRecord> => {
  const [photo] = await tx
    .insert(photos)
    .values({
      car_id: car.id,
      company_id: car.company_id,
      preset_item_id: itemId ?? null,
      extra: extra ? 1 : 0,
      ...content,
    })
    .returning();
  if (!photo) throw new Error('an insert returned no row');
  return photo;
};

/** Replaces a photo's original and deletes the former one's results. The caller holds the vehicle's lock. */
export const replacePhoto = async (
  context: Pick<ServiceContext, 'queue'>,
  tx: Tx,
  present: PhotoRecord,
  content: PhotoContent,
): Promise<PhotoRecord> => {
  const keys = await forgetPictures(tx, [present]);
  const photo = await update(tx, present.id, {
    ...UNTOUCHED,
    upload: null,
    user_id: null,
    ...content,
  });
  await context.queue.add(tx, 'remove-files', [{ data: { car: present.car_id, keys } }]);
  return photo;
};

const update = async (tx: Tx, id: number, change: Partial<PhotoRecord>): Promise<PhotoRecord> => {
  const [photo] = await tx.update(photos).set(change).where(eq(photos.id, id)).returning();
  if (!photo) throw new Error(`photo ${id} is gone although its vehicle is locked`);
  return photo;
};

/** Puts a vehicle that was sent back into the operator's quality check again. */
export const resubmit = async (tx: Tx, car: CarRecord): Promise<void> => {
  const change = resubmitted(car);
  if (change.moderation) await tx.update(cars).set(change).where(eq(cars.id, car.id));
};
