import type { Context } from './context.ts';
import { migrate } from './db/migrate.ts';
import { ensureStandardPreset } from './db/seed/standardPreset.ts';
import type { StartThreads } from './imaging/pool.ts';
import { type JobRunner, openJobRunner } from './jobs/open.ts';
import { resourcesWithoutTable } from './restResources.ts';
import { seedSamples } from './services/sampleData/sampleData.ts';

/**
 * Runs the one-time work of a start, in one process at a time: migrates the database, creates the queue's tables, and inserts the
 * standard preset and, if configured, the sample data. Anything else that an empty database needs once belongs here. Also opens the
 * runner, since opening the queue creates its tables.
 */
export const prepareDatabase = (
  { db, log, rest, ...others }: Context,
  { seed, startThreads }: { seed: boolean; startThreads?: StartThreads },
): Promise<JobRunner> =>
  db.exclusively(async () => {
    const applied = await migrate(db);
    if (applied.length > 0) log.info({ applied }, 'the database was brought up to date');
    for (const resource of await resourcesWithoutTable(db, rest))
      log.warn(`${resource} has no table yet: run npm run migration -- ${resource}`);
    await ensureStandardPreset(db);
    const runner = await openJobRunner({ db, log, rest, ...others }, startThreads);
    try {
      if (seed) await seedSamples(runner.context);
      return runner;
    } catch (error) {
      await runner.drain();
      throw error;
    }
  });
