// Starts the server on sample data with unchecked texts.
import { createLog } from '../../../server/log.ts';
import { closeAtSignal, configOrExit } from '../../../server/runUntilSignal.ts';
import { startServer } from '../../../server/start.ts';
import { writeUnclean } from './unclean.ts';

const config = configOrExit();
const server = await startServer(config, createLog(config));
await writeUnclean(server.context.db);
closeAtSignal(server.close);
console.log(`The product with unclean texts is ready at ${server.url}`);
