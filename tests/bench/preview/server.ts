// The product with its jobs, two photos at a time, in a process of its own. Prints its address when it is ready.
import { readConfig } from '../../../server/config.ts';
import { createLog } from '../../../server/log.ts';
import { startServer } from '../../../server/start.ts';

const [dataDir = ''] = process.argv.slice(2);
const settings = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  DATA_DIR: dataDir,
  SEED: 'false',
  PORT: '0',
  RATE_LIMIT: '0',
  IMAGING_THREADS: '2',
};
const config = readConfig({ ...settings, DATABASE_URL: process.env.DATABASE_URL });
const server = await startServer(config, createLog(config), { webFolder: `${dataDir}/no-web` });
console.log(server.url);
