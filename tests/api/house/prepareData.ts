import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createLog } from '../../../server/log.ts';
import { startServer } from '../../../server/start.ts';
import { testConfig } from './testConfig.ts';

/**
 * Runs before all files: a server starts once on an empty folder and leaves what every first start makes. Each file's server begins with
 * a copy (preparedData.ts): making the embedded database takes far longer than copying it. PostgreSQL needs no such help.
 */
export default async function prepareData(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'turntable-prepared-'));
  const config = testConfig(folder, undefined, { LOG_LEVEL: 'error' });
  const server = await startServer(config, createLog(config), { jobs: false, webFolder: join(folder, 'no-web') });
  await server.close();
  project.provide('preparedData', folder);
  return () => rm(folder, { recursive: true, force: true });
}

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder; nothing on PostgreSQL. */
    preparedData?: string;
  }
}
