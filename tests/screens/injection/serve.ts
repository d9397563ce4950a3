// Starts the server on sample data with payloads in every text column.
import { createLog } from '../../../server/log.ts';
import { closeAtSignal, configOrExit } from '../../../server/runUntilSignal.ts';
import { startServer } from '../../../server/start.ts';
import { writePayloads } from './writePayloads.ts';

const config = configOrExit();
const server = await startServer(config, createLog(config));
await writePayloads(server.context.db);
closeAtSignal(server.close);
console.log(`The product with payloads is ready at ${server.url}`);
