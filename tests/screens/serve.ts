// Starts the server on sample data with at least one row of everything that a screen can show.
import { createLog } from '../../server/log.ts';
import { closeAtSignal, configOrExit } from '../../server/runUntilSignal.ts';
import { startServer } from '../../server/start.ts';
import { addMissingRows } from '../e2e/missingRows.ts';

/** Adds an earlier picture of each finished photo, and a run of settings applied to a company's vehicles. */
const EARLIER = `
  insert into photo_versions (photo_id, car_id, company_id, processed_key, preview_processed_key, processed_at)
    select id, car_id, company_id, preview_processed_key, preview_processed_key, processed_at from photos where preview_processed_key is not null;
  insert into look_runs (company_id, cars_count, photos_count) select id, 1, 1 from companies;
`;

const config = configOrExit();
const server = await startServer(config, createLog(config));
await addMissingRows(server.context.db, 'words');
await server.context.db.systemScript(EARLIER);
closeAtSignal(server.close);
console.log(`The product with every kind of row is ready at ${server.url}`);
