import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createLog } from '../../../server/log.ts';
import { startServer } from '../../../server/start.ts';
import { copyEmptyDatabase } from '../../sharedData.ts';
import { testConfig } from './testConfig.ts';
import { insertTestData, type TestData } from './testData.ts';
import { createTestDatabase } from './testDatabase.ts';

/** The data that each test server starts with. */
export interface PreparedData {
  /** A data folder as left by a first start. */
  empty: string;
  /** The same, with the companies and users of testData.ts in the database. */
  filled: string;
  /** The filled database's name on PostgreSQL, to be copied. */
  template: string | undefined;
  testData: TestData;
}

/**
 * Runs before all files: starts a server once on an empty folder, then adds the test data. Each file's server starts with a copy of the
 * result (preparedData.ts), because copying a database is much faster than creating, migrating and filling one.
 */
export default async function prepareData(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-prepared-'));
  const [empty, filled] = [join(folder, 'empty'), join(folder, 'filled')];
  const database = await createTestDatabase();
  if (!database.url) await copyEmptyDatabase(join(filled, 'database'));
  const start = () => {
    const config = testConfig(filled, database.url, { LOG_LEVEL: 'error' });
    return startServer(config, createLog(config), {
      jobs: false,
      webFolder: join(folder, 'no-web'),
    });
  };
  await (await start()).close();
  await cp(filled, empty, { recursive: true });
  const server = await start();
  const testData = await insertTestData(server.context.db);
  await server.close();
  const template = database.url && new URL(database.url).pathname.slice(1);
  project.provide('preparedData', { empty, filled, template, testData });
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
