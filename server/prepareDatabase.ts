import type { Context } from './context.ts';
import { migrate } from './db/migrate.ts';
import { ensureStandardPreset } from './db/seed/standardPreset.ts';
import { type JobRunner, openJobRunner } from './jobs/open.ts';
import { seedSamples } from './services/sampleData/sampleData.ts';

/**
 * Runs what must happen once per database at start, in one process at a time: whatever else is to be made in an empty database, once,
 * belongs here. Afterwards the database is up to date, the queue's tables too, and has its standard preset and, where wanted, the
 * sample data. Opens the runner on the way, since opening the queue makes its tables.
 */
export const prepareDatabase = (
  { db, log, ...rest }: Context,
  { seed }: { seed: boolean },
): Promise<JobRunner> =>
  db.exclusively(async () => {
    const applied = await migrate(db);
    if (applied.length > 0) log.info({ applied }, 'the database was brought up to date');
    await ensureStandardPreset(db);
    const runner = await openJobRunner({ db, log, ...rest });
    try {
      if (seed) await seedSamples(runner.context);
      return runner;
    } catch (error) {
      await runner.drain();
      throw error;
    }
  });
