import { and, eq } from '@turntable/declare/server/db/drizzle.ts';
import type { ReceivedFile } from '@turntable/declare/server/files/receivedFile.ts';
import { ImportReason } from '../../../../contract/ftpImport/ftpImport.ts';
import type { Tx } from '../../../db/client.ts';
import { ftpDelivered, photos } from '../../../db/schema/index.ts';
import type { UploadFacts } from '../../../imaging/inspect.ts';
import { UnusableImage } from '../../../imaging/unusableImage.ts';
import { chosenPhotos } from '../../photos/photos.ts';
import { allowedViews, photoOfView, takesExtraPhotos } from '../../photos/photosOfViews.ts';
import type { PhotoRecord } from '../../photos/photoView.ts';
import {
  insertPhoto,
  inspectReceived,
  replacePhoto,
  resubmit,
  storePhoto,
} from '../../photos/upload.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { lockCar } from '../../vehicles/vehicleRows.ts';
import { type FileRecord, lockFile, type Sighting, settleFile } from './files.ts';

/** A picture's target: the view by its name or its place in the order; an extra photo where that view is taken. */
export interface PictureTarget {
  readonly itemId: number | undefined;
  readonly extra: boolean;
}

/** A picture's result: accepted, already there, or unusable. */
export type Taken = 'taken' | 'skipped' | { readonly refused: ImportReason };

interface Arrival {
  readonly companyId: number;
  readonly sighting: Sighting;
  readonly file: ReceivedFile;
  readonly target: PictureTarget;
  /** The vehicle, if it exists. */
  readonly carId: number | undefined;
  /** Finds or creates the vehicle; only called for a usable picture. */
  readonly ensureCar: () => Promise<number>;
}

/**
 * Accepts a complete picture like an upload. The file is recorded in the transaction that inserts the photo, so it is accepted exactly
 * once even if the process dies. Throws 404 for a vehicle that was deleted meanwhile.
 */
export const takePicture = async (context: ServiceContext, arrival: Arrival): Promise<Taken> => {
  const { companyId, sighting, file, target } = arrival;
  const scope = { companyIds: [companyId] };
  const isKnown = await context.db.as(scope, async (tx) => {
    const known = await isThere(tx, arrival);
    if (known) await settle(tx, arrival, { state: 'taken', sha256: file.sha256 });
    return known;
  });
  if (isKnown) return 'skipped';
  const facts = await inspected(context, file);
  if ('refused' in facts) {
    await context.db.as(scope, (tx) =>
      settle(tx, arrival, { state: 'refused', reason: facts.refused }),
    );
    return facts;
  }
  const carId = await arrival.ensureCar();
  const content = await storePhoto(context, carId, file, facts);
  return context.db.as(scope, async (tx) => {
    const car = await lockCar(tx, carId);
    const record = await lockFile(tx, companyId, sighting);
    if (!record) return 'skipped'; // another process was faster
    const former = await formerOf(tx, carId, record);
    const place = former
      ? { itemId: former.preset_item_id ?? undefined, extra: former.extra === 1 }
      : await freeTarget(tx, carId, target);
    const reason = await refusalAt(tx, companyId, place);
    if (reason) {
      await settleFile(tx, record, { state: 'refused', reason });
      return { refused: reason };
    }
    const photo = former
      ? await replacePhoto(context, tx, former, content)
      : await insertPhoto(tx, car, place, content);
    await settleFile(tx, record, { state: 'taken', sha256: file.sha256, photo_id: photo.id });
    await resubmit(tx, car);
    return 'taken';
  });
};

const settle = async (
  tx: Tx,
  { companyId, sighting }: Arrival,
  change: Partial<FileRecord>,
): Promise<void> => {
  const record = await lockFile(tx, companyId, sighting);
  if (record) await settleFile(tx, record, change);
};

/** Returns whether the vehicle has a photo with the same content, or the file is one of our deliveries into the same folder. */
const isThere = async (tx: Tx, { companyId, carId, file }: Arrival): Promise<boolean> => {
  const sent = await tx
    .select({ path: ftpDelivered.path })
    .from(ftpDelivered)
    .where(and(eq(ftpDelivered.company_id, companyId), eq(ftpDelivered.sha256, file.sha256)))
    .limit(1);
  if (sent.length > 0) return true;
  return (
    carId !== undefined &&
    (await chosenPhotos(tx, carId, {})).some(({ sha256 }) => sha256 === file.sha256)
  );
};

const inspected = async (
  context: ServiceContext,
  file: ReceivedFile,
): Promise<UploadFacts | { readonly refused: ImportReason }> => {
  try {
    return await inspectReceived(context, file);
  } catch (error) {
    if (error instanceof UnusableImage)
      return { refused: ImportReason.parse(`photo_${error.code}`) };
    throw error;
  }
};

/** Returns the photo made from the file's earlier content, unless a user has replaced it. */
const formerOf = async (
  tx: Tx,
  carId: number,
  { photo_id, sha256 }: FileRecord,
): Promise<PhotoRecord | undefined> => {
  if (photo_id === null || sha256 === null) return undefined;
  const [photo] = await tx
    .select()
    .from(photos)
    .where(and(eq(photos.id, photo_id), eq(photos.car_id, carId), eq(photos.sha256, sha256)));
  return photo;
};

/** Returns why the company's settings refuse a photo there. */
const refusalAt = async (
  tx: Tx,
  companyId: number,
  { itemId, extra }: PictureTarget,
): Promise<ImportReason | undefined> => {
  if (extra) return (await takesExtraPhotos(tx, companyId)) ? undefined : 'extra_photos_off';
  return itemId !== undefined && (await allowedViews(tx, companyId)).has(itemId)
    ? undefined
    : 'view_not_allowed';
};

/** Keeps a photo that a user has put on the view meanwhile. */
const freeTarget = async (tx: Tx, carId: number, target: PictureTarget): Promise<PictureTarget> => {
  const isTaken =
    target.itemId !== undefined &&
    !target.extra &&
    (await photoOfView(tx, carId, target.itemId)) !== undefined;
  return { ...target, extra: target.extra || target.itemId === undefined || isTaken };
};
