import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createLog } from '../../../server/log.ts';
import { startServer } from '../../../server/start.ts';
import { testConfig } from './testConfig.ts';
import { createTestDatabase } from './testDatabase.ts';
import { settle, type Town } from './town.ts';

/** What the servers of tests begin with. */
export interface PreparedData {
  /** A folder with what every first start leaves there. */
  empty: string;
  /** The same, with the companies and people of `town` in the database. */
  settled: string;
  /** On PostgreSQL the settled database, to be copied. */
  template: string | undefined;
  town: Town;
}

/**
 * Runs before all files: a server starts once on an empty folder and leaves what every first start makes, and then the town. Each file's server
 * begins with a copy (preparedData.ts): making a database, bringing it up to date and filling it takes far longer than copying it.
 */
export default async function prepareData(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-prepared-'));
  const [empty, settled] = [join(folder, 'empty'), join(folder, 'settled')];
  const database = await createTestDatabase();
  const start = () => {
    const config = testConfig(settled, database.url, { LOG_LEVEL: 'error' });
    return startServer(config, createLog(config), {
      jobs: false,
      webFolder: join(folder, 'no-web'),
    });
  };
  await (await start()).close();
  await cp(settled, empty, { recursive: true });
  const server = await start();
  const town = await settle(server.context.db);
  await server.close();
  const template = database.url && new URL(database.url).pathname.slice(1);
  project.provide('preparedData', { empty, settled, template, town });
  return async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    preparedData: PreparedData;
  }
}
