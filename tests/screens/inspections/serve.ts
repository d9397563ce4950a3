// Starts the server with the build that contains the inspections (product.ts).
import { createLog } from '../../../server/log.ts';
import { restResources } from '../../../server/restResources.ts';
import { closeAtSignal, configOrExit } from '../../../server/runUntilSignal.ts';
import { startServer } from '../../../server/start.ts';
import { addRestTables } from '../../api/setup/restTables.ts';
import { inspections } from './inspections.resource.ts';

const config = configOrExit();
const server = await startServer(config, createLog(config), {
  webFolder: process.env.WEB_FOLDER ?? '',
  rest: await restResources([inspections]),
});
await addRestTables(server.context.db, [inspections]);
closeAtSignal(server.close);
console.log(`The product with inspections is ready at ${server.url}`);
