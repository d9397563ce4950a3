import { eq } from '@turntable/declare/server/db/drizzle.ts';
import type {
  FeedFault,
  ImportReason,
  ImportRefusal,
} from '../../../contract/ftpImport/ftpImport.ts';
import type { Database } from '../../db/client.ts';
import { ftpImportRuns } from '../../db/schema/index.ts';
import type { RunRecord } from './runs.ts';

/** How many of the refused files and rows are kept by name. */
const NAMED = 200;

/** The results of a run so far. */
export interface ImportProgress {
  folders: number;
  foldersDone: number;
  taken: number;
  skipped: number;
  waiting: number;
  /** Vehicles by their ids. */
  readonly made: Set<number>;
  readonly changed: Set<number>;
  readonly seen: Set<number>;
  refuse(path: string, reason: ImportReason): void;
  fault(fault: FeedFault): void;
  /** Clears the faults of rows, because the list is read again or no longer there. */
  forgetFaults(): void;
  /** The row's columns. */
  columns(): Partial<RunRecord>;
}

/**
 * Returns the results of a run, which are filled while it runs.
 * @param before the same run's results before a crash, and the faults of the list when it was last read
 */
export const openProgress = (before: RunRecord): ImportProgress => {
  const refusals: ImportRefusal[] = [];
  let faults: FeedFault[] = [...before.faults];
  let refused = 0;
  let faulty = before.faults_count;
  const progress: ImportProgress = {
    folders: 0,
    foldersDone: 0,
    taken: before.pictures_taken,
    skipped: 0,
    waiting: 0,
    made: new Set<number>(),
    changed: new Set<number>(),
    seen: new Set<number>(),
    refuse: (path, reason) => {
      refused += 1;
      if (refusals.length < NAMED) refusals.push({ path, reason });
    },
    fault: (fault) => {
      faulty += 1;
      if (faults.length < NAMED) faults.push(fault);
    },
    forgetFaults: () => {
      faults = [];
      faulty = 0;
    },
    columns: () => {
      const { made, changed, seen } = progress;
      return {
        folders: progress.folders,
        folders_done: progress.foldersDone,
        cars_new: before.cars_new + made.size,
        cars_changed: [...changed].filter((id) => !made.has(id)).length,
        cars_unchanged: [...seen].filter((id) => !made.has(id) && !changed.has(id)).length,
        pictures_taken: progress.taken,
        pictures_skipped: progress.skipped,
        pictures_waiting: progress.waiting,
        refusals,
        refusals_count: refused,
        faults,
        faults_count: faulty,
      };
    },
  };
  return progress;
};

/** Saves a run's progress for users. */
export const saveProgress = (
  db: Database,
  { id }: RunRecord,
  progress: ImportProgress,
): Promise<void> =>
  db.asSystem(async (tx) => {
    await tx.update(ftpImportRuns).set(progress.columns()).where(eq(ftpImportRuns.id, id));
  });
