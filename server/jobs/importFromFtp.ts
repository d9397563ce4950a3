import { DatabaseUnavailable } from '@turntable/declare/server/db/unavailable.ts';
import type { ImportReason } from '../../contract/ftpImport/ftpImport.ts';
import { FtpReadFailed, openFtpReader } from '../ftp/download.ts';
import { TooManyEntries } from '../ftp/listing.ts';
import { findCompany } from '../services/companies/companyRows.ts';
import { ftpAccess } from '../services/ftpExport/settings.ts';
import { importFeed } from '../services/ftpImport/feed.ts';
import { type ImportTools, importFolder } from '../services/ftpImport/folder.ts';
import { queueSecondRun } from '../services/ftpImport/ftpImport.ts';
import { type ImportProgress, openProgress, saveProgress } from '../services/ftpImport/progress.ts';
import { beginRun, endRun, latestRuns, type RunRecord } from '../services/ftpImport/runs.ts';
import { openVehicleIndex } from '../services/ftpImport/vehicleIndex.ts';
import type { ServiceContext } from '../services/shared/context.ts';
import { listViews } from '../services/views/companyViews.ts';
import type { Job } from './queue.ts';

/** The time limit of a run. The next one continues after the last folder, so that no server and no folder blocks others. */
const MOST_MS = 600_000;

/** Imports from a company's FTP server: its list of vehicles, and a folder of pictures per vehicle. */
export const importFromFtp =
  (context: ServiceContext, mostMs = MOST_MS) =>
  async ({ data, signal }: Job<'import-from-ftp'>): Promise<void> => {
    const { db, log } = context;
    const run = await db.asSystem((tx) => beginRun(tx, data.run));
    if (!run) return;
    const progress = openProgress(run);
    const timeIsUp = AbortSignal.timeout(mostMs);
    try {
      await importVehicle(context, run, progress, AbortSignal.any([signal, timeIsUp]));
      await end(context, run, progress, { state: 'done', problem: null });
    } catch (error) {
      // Another process, or this one once the database answers, continues it.
      if (signal.aborted || error instanceof DatabaseUnavailable) throw error;
      const problem = timeIsUp.aborted ? 'import_time_is_up' : problemOf(error);
      log.warn({ err: error, company: run.company_id }, 'an import by FTP ended early');
      await end(context, run, progress, { state: 'failed', problem });
    }
  };

const importVehicle = async (
  context: ServiceContext,
  run: RunRecord,
  progress: ImportProgress,
  signal: AbortSignal,
): Promise<void> => {
  const companyId = run.company_id;
  const scope = { companyIds: [companyId] };
  const company = await context.db.as(scope, (tx) => findCompany(tx, companyId));
  const reader = openFtpReader(
    ftpAccess(context, company),
    company.ftp_dir,
    signal,
    context.config.ftpTimeoutMs,
  );
  try {
    const { entries, refused } = await reader.list([]);
    for (const { name, reason } of refused) progress.refuse(name, reason);
    const vehicles = await openVehicleIndex(context, companyId);
    const views = await listViews(context, { scope, companyId });
    const takesExtra = company.additional_uploads === 1;
    const tools = {
      context,
      companyId,
      reader,
      vehicles,
      progress,
      views,
      takesExtra,
      save: () => saveProgress(context.db, run, progress),
    };
    await recordFailure(progress, '', () => importFeed(tools, entries));
    const folders = entries.flatMap(({ kind, name }) =>
      kind === 'folder' && !name.startsWith('.') ? [name] : [],
    );
    await importFolders(tools, await inTurn(context, run, folders));
  } finally {
    reader.close();
  }
};

/** Returns the folders in the order in which to import them: after a run that timed out, the folder that it did not finish comes last. */
const inTurn = async (
  { db }: ServiceContext,
  { company_id }: RunRecord,
  folders: readonly string[],
): Promise<string[]> => {
  const [, before] = await db.asSystem((tx) => latestRuns(tx, company_id, 2));
  const begin = before?.problem === 'import_time_is_up' ? before.folders_done + 1 : 0;
  return [...folders.slice(begin), ...folders.slice(0, begin)];
};

const importFolders = async (tools: ImportTools, folders: readonly string[]): Promise<void> => {
  const { progress } = tools;
  progress.folders = folders.length;
  for (const folder of folders) {
    await recordFailure(progress, folder, () => importFolder(tools, folder));
    progress.foldersDone += 1;
    await tools.save();
  }
};

/** Imports the list or one folder and records its failure, so that the rest follows. */
const recordFailure = async (
  progress: ImportProgress,
  path: string,
  bring: () => Promise<void>,
): Promise<void> => {
  try {
    await bring();
  } catch (error) {
    const isBearable =
      (error instanceof FtpReadFailed && !error.isOver) || error instanceof TooManyEntries;
    if (!isBearable) throw error;
    progress.refuse(path, problemOf(error));
  }
};

const problemOf = (error: unknown): ImportReason => {
  if (error instanceof TooManyEntries) return 'import_too_many_entries';
  if (!(error instanceof FtpReadFailed)) return 'import_failed';
  return error.problem === 'incomplete' ? 'import_incomplete' : `ftp_${error.problem}`;
};

const end = (
  { db, queue, config }: ServiceContext,
  run: RunRecord,
  progress: ImportProgress,
  how: Pick<RunRecord, 'state' | 'problem'>,
): Promise<void> =>
  db.asSystem(async (tx) => {
    await endRun(tx, run, { ...progress.columns(), ...how });
    const { waiting } = progress;
    if (how.state !== 'done' || waiting === 0 || run.again === 1) return;
    await queueSecondRun(tx, queue, run.company_id, { waiting, settleMs: config.ftpSettleMs });
  });
