// Jobs in a process of their own, on this or any machine that reaches the database and the files.

import { openWorkshop } from './jobs/open.ts';
import { createLog } from './log.ts';
import { openContext } from './openContext.ts';
import { closeAtSignal, configOrExit } from './runUntilSignal.ts';

const config = configOrExit();
if (!config.databaseUrl) {
  console.error('A worker of its own needs DATABASE_URL: the embedded database belongs to one process, which runs the jobs itself.');
  process.exit(1);
}
const context = await openContext(config, createLog(config));
const workshop = await openWorkshop(context);
await workshop.begin();
closeAtSignal(async () => {
  await workshop.drain();
  await context.db.close();
});
console.log('Taking jobs.');
