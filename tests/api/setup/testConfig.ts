import { type Config, readConfig } from '../../../server/config.ts';

/** Returns a test server's configuration: on a free port, with its own folder, unlimited requests and one imaging thread of normal priority. `env` overrides it. */
export const testConfig = (
  folder: string,
  databaseUrl: string | undefined,
  env: Record<string, string>,
): Config =>
  readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    SEED: 'false',
    PORT: '0',
    RATE_LIMIT: '0',
    FTP_IMPORT_MINUTES: '0',
    IMAGING_THREADS: '1',
    IMAGING_NICENESS: '0',
    DATABASE_URL: databaseUrl,
    ...env,
  });
