// Starts the server with the build that contains the inspections (product.ts).
import { createLog } from '../../../server/log.ts';
import { closeAtSignal, configOrExit } from '../../../server/runUntilSignal.ts';
import { startServer } from '../../../server/start.ts';

const config = configOrExit();
const server = await startServer(config, createLog(config), {
  webFolder: process.env.WEB_FOLDER ?? '',
});
closeAtSignal(server.close);
console.log(`The product with inspections is ready at ${server.url}`);
