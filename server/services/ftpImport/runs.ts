import { randomUUID } from 'node:crypto';
import type { Flag } from '@turntable/declare/contract/flag.ts';
import { and, desc, eq, inArray, lt, sql } from '@turntable/declare/server/db/drizzle.ts';
import type {
  FeedFault,
  ImportReason,
  ImportRefusal,
  ImportRun,
} from '../../../contract/ftpImport/ftpImport.ts';
import type { Tx } from '../../db/client.ts';
import { ftpImportRuns } from '../../db/schema/index.ts';
import { type Locale, message } from '../../messages/index.ts';
import type { WorkQueue } from '../shared/workQueue.ts';

export type RunRecord = typeof ftpImportRuns.$inferSelect;

/** Runs of a company that are kept. */
const KEPT = 20;
const OPEN = ['waiting', 'running'] as const;
/** Results for which a run is kept; refusals alone are not enough, because the next run reports them again. */
const NEWS = ['cars_new', 'cars_changed', 'pictures_taken', 'pictures_waiting'] as const;

interface Wanted {
  readonly companyId: number;
  /** The requesting user; null: the schedule. */
  readonly userId: number | null;
  readonly again?: Flag;
  readonly startAfter?: number;
  /** Number of files that are still changing. */
  readonly waiting?: number;
}

/** Queues an import, or returns the company's waiting or running one. */
export const queueRun = async (tx: Tx, queue: WorkQueue, wanted: Wanted): Promise<RunRecord> => {
  const { companyId, userId, again = 0, startAfter = 0, waiting = 0 } = wanted;
  const jobId = randomUUID();
  const [before] = await latestRuns(tx, companyId, 1);
  // Faulty rows are reported until the list changes.
  const formerFaults = before && { faults: before.faults, faults_count: before.faults_count };
  const [queued] = await tx
    .insert(ftpImportRuns)
    .values({
      company_id: companyId,
      user_id: userId,
      job_id: jobId,
      again,
      pictures_waiting: waiting,
      ...formerFaults,
    })
    .onConflictDoNothing()
    .returning();
  if (queued) {
    await queue.add(tx, 'import-from-ftp', [{ id: jobId, data: { run: queued.id }, startAfter }]);
    return queued;
  }
  const [open] = await tx
    .select()
    .from(ftpImportRuns)
    .where(and(eq(ftpImportRuns.company_id, companyId), inArray(ftpImportRuns.state, [...OPEN])));
  return open ?? queueRun(tx, queue, wanted); // it ended meanwhile
};

/** Starts a run. Undefined for one that has ended. */
export const beginRun = async (tx: Tx, id: number): Promise<RunRecord | undefined> => {
  const [run] = await tx
    .update(ftpImportRuns)
    .set({ state: 'running', started_at: new Date() })
    .where(and(eq(ftpImportRuns.id, id), inArray(ftpImportRuns.state, [...OPEN])))
    .returning();
  return run;
};

/** Records a run's result once, and deletes old runs and earlier ones without results. */
export const endRun = async (
  tx: Tx,
  { id, company_id }: RunRecord,
  change: Partial<RunRecord> & Pick<RunRecord, 'state'>,
): Promise<void> => {
  await tx
    .update(ftpImportRuns)
    .set({ ...change, finished_at: new Date() })
    .where(and(eq(ftpImportRuns.id, id), inArray(ftpImportRuns.state, [...OPEN])));
  const isEarlier = and(eq(ftpImportRuns.company_id, company_id), lt(ftpImportRuns.id, id));
  await tx
    .delete(ftpImportRuns)
    .where(and(isEarlier, ...NEWS.map((count) => eq(ftpImportRuns[count], 0))));
  const kept = tx
    .select({ id: ftpImportRuns.id })
    .from(ftpImportRuns)
    .where(eq(ftpImportRuns.company_id, company_id))
    .orderBy(desc(ftpImportRuns.id))
    .limit(KEPT);
  await tx
    .delete(ftpImportRuns)
    .where(
      and(
        eq(ftpImportRuns.company_id, company_id),
        lt(ftpImportRuns.id, sql`(select min(id) from ${kept} as kept)`),
      ),
    );
};

/** Returns a company's runs, the latest first. */
export const latestRuns = (tx: Tx, companyId: number, most = KEPT): Promise<RunRecord[]> =>
  tx
    .select()
    .from(ftpImportRuns)
    .where(eq(ftpImportRuns.company_id, companyId))
    .orderBy(desc(ftpImportRuns.id))
    .limit(most);

/** Returns a run as its page shows it. @param uploadLimitBytes what texts about too large files mention */
export const runView = (run: RunRecord, locale: Locale, uploadLimitBytes: number): ImportRun => {
  const said = (reason: ImportReason) =>
    message(locale, reason, { limit: Math.floor(uploadLimitBytes / 1024 / 1024) });
  const { id, state, folders, folders_done, cars_new, cars_changed, cars_unchanged } = run;
  const { pictures_taken, pictures_skipped, pictures_waiting, refusals_count, faults_count } = run;
  return {
    id,
    state,
    folders,
    folders_done,
    cars_new,
    cars_changed,
    cars_unchanged,
    pictures_taken,
    pictures_skipped,
    pictures_waiting,
    refusals_count,
    faults_count,
    message: run.problem && said(run.problem),
    scheduled: run.user_id === null ? 1 : 0,
    created_at: run.created_at.toISOString(),
    finished_at: run.finished_at?.toISOString() ?? null,
    refusals: run.refusals.map(({ path, reason }: ImportRefusal) => ({
      path,
      message: said(reason),
    })),
    faults: run.faults.map(({ reason, ...fault }: FeedFault) => ({
      ...fault,
      message: message(locale, reason),
    })),
  };
};
