// Starts the server on an empty folder and stops it when the sample data is complete, including its processed pictures.
import { setTimeout as pause } from 'node:timers/promises';
import { createLog } from '../server/log.ts';
import { closeAtSignal, configOrExit } from '../server/runUntilSignal.ts';
import { startServer } from '../server/start.ts';

const config = configOrExit();
const server = await startServer(config, createLog(config));
const hasPhotosInProcess = async () =>
  (await server.context.db.systemQuery('select 1 from photos where in_process = 1')).rows.length;
while (await hasPhotosInProcess()) await pause(100);
closeAtSignal(server.close);
console.log(`The product with finished samples is ready at ${server.url}`);
