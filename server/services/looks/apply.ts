import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  sql,
} from '@turntable/declare/server/db/drizzle.ts';
import { invalidField, notFound, Refusal } from '@turntable/declare/server/refusal.ts';
import { type ApplyLook, type LookRun, MOST_FAILURES } from '../../../contract/looks/preview.ts';
import { PHOTO_STATUS } from '../../../contract/photos/photo.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { cars, lookRuns, photos, photoVersions } from '../../db/schema/index.ts';
import { lockCompany } from '../companies/companyRows.ts';
import { filesByCar, forgetOldVersions, keepPresent } from '../photos/keptVersions.ts';
import { allowedViews } from '../photos/photosOfViews.ts';
import { isDraft, NO_FORMER, type PhotoRecord } from '../photos/photoView.ts';
import { presentColumns } from '../photos/versions.ts';
import { isModelInUse } from '../processing/cutoutEngines.ts';
import { enqueuePhotos, isOfAllowedView } from '../processing/processing.ts';
import type { CompanyOwner } from '../scope/owner.ts';
import type { ServiceContext } from '../shared/context.ts';

type RunRecord = typeof lookRuns.$inferSelect;

/**
 * Processes the finished pictures of these vehicles again with the look as it is now, except those of views the company does not
 * photograph; with `only: 'drafts'` only those that a better engine would cut out again. Free of charge: they were paid. Each photo
 * keeps its previous version until the run is undone or the next one begins. Throws 404 for a vehicle of another company,
 * 422 when there is no finished picture.
 */
export const applyLook = async (
  context: ServiceContext,
  { scope, companyId }: CompanyOwner,
  userId: number,
  { cars: carIds, only }: ApplyLook,
): Promise<LookRun> => {
  const isWanted = only === 'drafts' ? await draftsToImprove(context) : () => true;
  return context.db.as(scope, async (tx) => {
    const wanted = new Set(carIds);
    const locked = await tx
      .select({ id: cars.id })
      .from(cars)
      .where(and(inArray(cars.id, [...wanted]), eq(cars.company_id, companyId)))
      .orderBy(asc(cars.id))
      .for('update');
    if (locked.length < wanted.size) throw notFound();
    const views = await allowedViews(tx, companyId);
    const processed = await tx
      .select()
      .from(photos)
      .where(
        and(
          inArray(photos.car_id, [...wanted]),
          eq(photos.status, PHOTO_STATUS.processed),
          eq(photos.in_process, 0),
        ),
      )
      .orderBy(asc(photos.id));
    const finished = processed.filter((photo) => isOfAllowedView(photo, views) && isWanted(photo));
    if (finished.length === 0)
      throw invalidField('cars', only === 'drafts' ? 'no_drafts' : 'nothing_finished');
    const [run] = await tx
      .insert(lookRuns)
      .values({
        company_id: companyId,
        user_id: userId,
        photos_count: finished.length,
        cars_count: new Set(finished.map((photo) => photo.car_id)).size,
      })
      .returning();
    if (!run) throw new Error('an insert returned no row');
    await remember(tx, finished, run.id);
    await enqueuePhotos(context, tx, finished);
    return viewRun(tx, run);
  });
};

/** Returns a function that tells whether a photo is a draft to be cut out again: every draft is, once a model is in use (processing/input.ts). */
const draftsToImprove = async (
  context: ServiceContext,
): Promise<(photo: PhotoRecord) => boolean> => {
  const hasModel = await context.db.asSystem((tx) => isModelInUse(tx, context));
  return (photo) => hasModel && isDraft(photo);
};

/** Saves the present pictures as versions that undoing this run restores; those of an earlier run become ordinary versions. */
const remember = async (tx: Tx, finished: readonly PhotoRecord[], runId: number): Promise<void> => {
  const ids = finished.map((photo) => photo.id);
  await keepPresent(tx, ids);
  await tx
    .update(photos)
    .set({ former_run_id: runId, former_version_id: sql`${photoVersions.id}` })
    .from(photoVersions)
    .where(
      and(
        inArray(photos.id, ids),
        eq(photoVersions.photo_id, photos.id),
        eq(photoVersions.processed_key, photos.processed_key),
      ),
    );
};

/** Returns the progress of the company's last run; null when there is none, or it was undone. Throws 404. */
export const readRun = (
  { db }: Pick<Context, 'db'>,
  { scope, companyId }: CompanyOwner,
): Promise<LookRun | null> =>
  db.as(scope, async (tx) => {
    const run = await lastRun(tx, companyId);
    return run ? viewRun(tx, run) : null;
  });

/**
 * Undoes the last run: restores its photos' former pictures. Results of photos still in processing are dropped.
 * Throws 404, 409 when there is nothing to undo. Returns the run before it, if that can be undone too.
 */
export const undoLook = (
  context: ServiceContext,
  { scope, companyId }: CompanyOwner,
): Promise<LookRun | null> =>
  context.db.as(scope, async (tx) => {
    await tx
      .select({ id: cars.id })
      .from(cars)
      .where(inArray(cars.id, carsOfLastRun(tx, companyId)))
      .orderBy(asc(cars.id))
      .for('update');
    await lockCompany(tx, companyId);
    const run = await lastRun(tx, companyId);
    if (!run) throw new Refusal(409, 'nothing_to_undo');
    const changed = await tx.select().from(photos).where(eq(photos.former_run_id, run.id));
    const ids = changed.map((photo) => photo.id);
    await keepPresent(tx, ids);
    await giveBack(tx, run.id);
    const forgotten = await forgetOldVersions(tx, ids);
    await context.queue.add(tx, 'remove-files', filesByCar(forgotten));
    await tx.update(lookRuns).set({ undone_at: new Date() }).where(eq(lookRuns.id, run.id));
    const before = await lastRun(tx, companyId);
    return before ? viewRun(tx, before) : null;
  });

const carsOfLastRun = (tx: Tx, companyId: number) =>
  tx
    .selectDistinct({ id: photos.car_id })
    .from(photos)
    .where(
      eq(
        photos.former_run_id,
        sql`(select max(id) from look_runs where company_id = ${companyId} and undone_at is null)`,
      ),
    );

/** Clears the photos' jobs, so that running jobs cannot write their results. */
const giveBack = async (tx: Tx, runId: number): Promise<void> => {
  await tx
    .update(photos)
    .set({ ...presentColumns(photoVersions), ...NO_FORMER })
    .from(photoVersions)
    .where(and(eq(photos.former_run_id, runId), eq(photoVersions.id, photos.former_version_id)));
};

const lastRun = async (tx: Tx, companyId: number): Promise<RunRecord | undefined> => {
  const [run] = await tx
    .select()
    .from(lookRuns)
    .where(and(eq(lookRuns.company_id, companyId), isNull(lookRuns.undone_at)))
    .orderBy(desc(lookRuns.id))
    .limit(1);
  return run;
};

/** Returns a run as answers show it. Photos that were deleted, replaced or taken by a later run meanwhile count as done. */
const viewRun = async (tx: Tx, run: RunRecord): Promise<LookRun> => {
  const [counted] = await tx
    .select({
      remembered: count(),
      waiting: count(sql`case when ${photos.in_process} = 1 then 1 end`),
      failed: count(sql`case when ${photos.defect_state} = 'defected' then 1 end`),
    })
    .from(photos)
    .where(eq(photos.former_run_id, run.id));
  const { remembered, waiting, failed } = counted ?? { remembered: 0, waiting: 0, failed: 0 };
  return {
    id: run.id,
    cars: run.cars_count,
    photos: run.photos_count,
    done: run.photos_count - waiting,
    failed,
    failures: failed > 0 ? await failuresOf(tx, run.id) : [],
    can_undo: remembered > 0 ? 1 : 0,
    created_at: run.created_at.toISOString(),
  };
};

const failuresOf = (tx: Tx, runId: number): Promise<LookRun['failures']> =>
  tx
    .select({ id: cars.id, vehicle_name: cars.vehicle_name, photos: count() })
    .from(photos)
    .innerJoin(cars, eq(cars.id, photos.car_id))
    .where(and(eq(photos.former_run_id, runId), eq(photos.defect_state, 'defected')))
    .groupBy(cars.id, cars.vehicle_name)
    .orderBy(asc(cars.id))
    .limit(MOST_FAILURES);
