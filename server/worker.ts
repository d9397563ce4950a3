// Runs jobs in a separate process, on any machine with access to the database and the files.

import { closeAll } from './closeAll.ts';
import { untilDatabaseAnswers } from './db/untilItAnswers.ts';
import { createLog } from './log.ts';
import { openContext } from './openContext.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { closeAtSignal, configOrExit, describeFailure } from './runUntilSignal.ts';

const config = configOrExit();
if (!config.databaseUrl) {
  console.error(
    'A worker of its own needs DATABASE_URL: the embedded database belongs to one process, which runs the jobs itself.',
  );
  process.exit(1);
}
const log = createLog(config);

/** Starts taking jobs. Returns a function that stops. */
const openWorker = async (): Promise<() => Promise<void>> => {
  const opened: (() => Promise<void>)[] = [];
  try {
    const context = await openContext(config, log);
    opened.push(() => context.db.close());
    const runner = await prepareDatabase(context, { seed: false });
    opened.push(() => runner.drain());
    await runner.begin();
    return () => closeAll(opened);
  } catch (error) {
    await closeAll(opened).catch((failure) =>
      log.warn({ err: failure }, 'not everything could be closed'),
    );
    throw error;
  }
};

try {
  closeAtSignal(await untilDatabaseAnswers(log, openWorker));
  console.log('Taking jobs.');
} catch (error) {
  console.error(describeFailure(error));
  process.exit(1);
}
