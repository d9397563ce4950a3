import { and, eq } from '@turntable/declare/server/db/drizzle.ts';
import { type DefectReason, PHOTO_STATUS } from '../../../contract/photos/photo.ts';
import type { MadeWith } from '../../../contract/photos/photoVersion.ts';
import { isPlateKnown } from '../../../contract/photos/plateCorners.ts';
import type { Tx } from '../../db/client.ts';
import { cars, photos } from '../../db/schema/index.ts';
import type { PipelineInput, PipelineResult } from '../../imaging/pipeline.ts';
import { refundIfAllUnusable } from '../balance/vehiclePrice.ts';
import { contentTypeOf } from '../files/openFile.ts';
import { exportWhenFinished } from '../ftpExport/request.ts';
import { removeUnreferencedFiles } from '../maintenance/unreferencedFiles.ts';
import { forgetReplaced } from '../photos/keptVersions.ts';
import type { PhotoRecord } from '../photos/photoView.ts';
import type { ServiceContext } from '../shared/context.ts';
import { isModelInUse } from './cutoutEngines.ts';
import { loadInput, planProcessing } from './input.ts';

/** A running job of a photo. */
export interface Run {
  readonly jobId: string;
  readonly carId: number;
  readonly photoId: number;
  /** Number of earlier attempts of this job. */
  readonly earlierStarts: number;
}

type Processed = Extract<PipelineResult, { outcome: 'processed' }>;

/** Number of failures after which a photo becomes defected. */
const FAILURES = 3;
/** Limit of attempts that ended in a crash of the process, far higher than that of failures: then the photo is given up. */
const DEATHS = 12;

/**
 * Begins a run: the photo is marked as being processed. Null when the job is stale, because the photo was replaced, deleted, sent
 * again or is finished, and when it has brought down too many processes and is given up here; no unwanted file of the job is left then.
 */
export const beginRun = async (
  context: ServiceContext,
  run: Run,
): Promise<PipelineInput | null> => {
  const plan = await context.db.asSystem(async (tx) => {
    const photo = await lockWanted(tx, run);
    if (!photo) return null;
    if (run.earlierStarts - photo.attempts >= DEATHS) {
      await markDefected(tx, photo, 'processing_failed');
      return null;
    }
    await tx.update(photos).set({ status: PHOTO_STATUS.processing }).where(eq(photos.id, photo.id));
    return planProcessing(tx, photo, await isModelInUse(tx, context));
  });
  if (plan) return loadInput(context.storage, plan);
  await removeUnreferencedFiles(context, filesOfJob(run));
  return null;
};

/** Returns the names of a job's files: the same on each attempt, so that a crashed run leaves no extra files. */
const fileNames = (jobId: string) => ({
  processed: `processed-${jobId}.jpg`,
  preview: `processed-preview-${jobId}.jpg`,
  mask: `mask-${jobId}.png`,
});

const filesOfJob = ({ carId, jobId }: Run) => ({
  car: carId,
  keys: Object.values(fileNames(jobId)),
});

/**
 * Keeps what a run made. When the photo no longer waits for this job, its files are deleted and nothing changes.
 * @param input what it was made of: an earlier cut-out is kept, and with it whether it was a draft
 */
export const finishRun = async (
  context: ServiceContext,
  run: Run,
  result: PipelineResult,
  input: PipelineInput,
): Promise<void> => {
  if (result.outcome === 'defected') {
    await context.db.asSystem(async (tx) => {
      const photo = await lockWanted(tx, run);
      if (photo) await markDefected(tx, photo, result.reason);
    });
    return;
  }
  if (result.plateFailure !== undefined)
    context.log.warn(
      { err: result.plateFailure, photoId: run.photoId },
      'the plate of a company could not be drawn: the vehicle’s is blurred',
    );
  const names = fileNames(run.jobId);
  const mask = input.cutout ? undefined : result.mask;
  await context.storage.put(names.processed, result.result, contentTypeOf(names.processed));
  await context.storage.put(names.preview, result.preview, contentTypeOf(names.preview));
  if (mask) await context.storage.put(names.mask, mask, contentTypeOf(names.mask));
  await context.db.asSystem(async (tx) => {
    const photo = await lockWanted(tx, run);
    if (!photo) {
      await context.queue.add(tx, 'remove-files', [{ data: filesOfJob(run) }]);
      return;
    }
    await tx
      .update(photos)
      .set({
        status: PHOTO_STATUS.processed,
        in_process: 0,
        queued_at: null,
        processed_at: new Date(),
        job_id: null,
        defect_state: 'ok',
        defect_reason: null,
        processed_key: names.processed,
        preview_processed_key: names.preview,
        made_by: 'processing',
        made_with: madeWith(input, result),
        ...cutoutAfter(photo, result, mask && names.mask),
        ...plateAfter(photo, result),
        unchanged_plate: result.unchangedPlate ?? null,
        photo_frame: result.frame,
      })
      .where(eq(photos.id, photo.id));
    await tx.update(cars).set({ charge_earned: 1 }).where(eq(cars.id, photo.car_id));
    const keys = await forgetReplaced(tx, photo);
    await context.queue.add(tx, 'remove-files', [{ data: { car: photo.car_id, keys } }]);
    await exportWhenFinished(tx, context.queue, photo.car_id);
  });
};

const madeWith = (
  { look, assets, showLogo, showBanner }: PipelineInput,
  { placement }: Processed,
): MadeWith => ({
  ...look,
  show_logo: showLogo && assets.logo ? 1 : 0,
  show_banner: showBanner && assets.banner ? 1 : 0,
  ...(placement && { placement }),
});

/**
 * Returns a photo's cut-out columns: the new one, the reused one, or none where the picture needed none. A box that the user
 * gave stays; one that was found goes with the cut-out that found it.
 */
const cutoutAfter = (
  photo: PhotoRecord,
  result: Processed,
  newMask: string | undefined,
): Partial<PhotoRecord> => {
  if (!result.mask)
    return {
      mask_key: null,
      draft: 0,
      cutout_engine: null,
      cutout_doubts: [],
      box: photo.mask_key ? null : photo.box,
    };
  if (!newMask) return {};
  return {
    mask_key: newMask,
    draft: result.draft ? 1 : 0,
    cutout_doubts: [...result.doubts],
    cutout_engine: result.engine ?? null,
    box: result.box ?? null,
  };
};

/** Returns the plate columns after a run: a known plate stays, else the result of the search; `unsought` where none was needed. */
const plateAfter = (
  { plate_state }: PhotoRecord,
  { plate, unchangedPlate }: Processed,
): Partial<PhotoRecord> => {
  if (isPlateKnown(plate_state)) return {};
  if (plate === undefined) return { plate_corners: null, plate_state: 'unsought' };
  return { plate_corners: plate, plate_state: unchangedPlate ?? 'found' };
};

/** Counts a failure; the third makes the photo defected. Returns whether to retry the job. */
export const failRun = (context: ServiceContext, run: Run): Promise<'again' | 'given up'> =>
  context.db.asSystem(async (tx) => {
    const photo = await lockWanted(tx, run);
    if (!photo) return 'given up';
    const attempts = photo.attempts + 1;
    await tx
      .update(photos)
      .set({ attempts, status: PHOTO_STATUS.queued })
      .where(eq(photos.id, photo.id));
    if (attempts < FAILURES) return 'again';
    await markDefected(tx, photo, 'processing_failed');
    return 'given up';
  });

/** Gives up a run whose photo is gone from the storage. */
export const giveUpMissing = (context: ServiceContext, run: Run): Promise<void> =>
  context.db.asSystem(async (tx) => {
    const photo = await lockWanted(tx, run);
    if (photo) await markDefected(tx, photo, 'original_missing');
  });

/** Returns a photo to waiting after a run that stopped through no fault of the photo. */
export const returnRun = (context: ServiceContext, run: Run): Promise<void> =>
  context.db.asSystem(async (tx) => {
    const photo = await lockWanted(tx, run);
    if (photo)
      await tx.update(photos).set({ status: PHOTO_STATUS.queued }).where(eq(photos.id, photo.id));
  });

/** Returns a photo to waiting after a failure of the storage, and deletes the run's stored files. */
export const postponeRun = (context: ServiceContext, run: Run): Promise<void> =>
  context.db.asSystem(async (tx) => {
    const photo = await lockWanted(tx, run);
    if (photo)
      await tx.update(photos).set({ status: PHOTO_STATUS.queued }).where(eq(photos.id, photo.id));
    await context.queue.add(tx, 'remove-files', [{ data: filesOfJob(run) }]);
  });

/** Locks the vehicle, then reads the photo if it still waits for this job. */
const lockWanted = async (
  tx: Tx,
  { carId, photoId, jobId }: Run,
): Promise<PhotoRecord | undefined> => {
  await tx.select({ id: cars.id }).from(cars).where(eq(cars.id, carId)).for('update');
  const [photo] = await tx
    .select()
    .from(photos)
    .where(and(eq(photos.id, photoId), eq(photos.job_id, jobId)));
  return photo;
};

/**
 * Marks a photo as unusable: it shows its reason and is not processed. A finished picture of an earlier run stays. Refunds the vehicle if all its
 * photos are unusable.
 */
const markDefected = async (tx: Tx, photo: PhotoRecord, reason: DefectReason): Promise<void> => {
  await tx
    .update(photos)
    .set({
      status: PHOTO_STATUS.failed,
      in_process: 0,
      queued_at: null,
      job_id: null,
      defect_state: 'defected',
      defect_reason: reason,
    })
    .where(eq(photos.id, photo.id));
  await refundIfAllUnusable(tx, photo.car_id);
};
