import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createLog } from '../../../server/log.ts';
import { type RunningServer, startServer } from '../../../server/start.ts';
import { testConfig } from '../../api/setup/testConfig.ts';
import { insertTestData } from '../../api/setup/testData.ts';

/** The rights on the resource of tests/e2e/inspections. */
const REST_RESOURCES = JSON.stringify({
  inspections: { chief: ['list', 'show', 'create', 'edit', 'delete'], employee: ['list', 'show'] },
});

/**
 * Runs before all component tests: starts a real server with the companies and users of testData.ts for each worker, outside jsdom.
 * So no two files change the same data at the same time.
 */
export default async function startProduct(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-component-'));
  const folderOf = (worker: number): string => join(folder, String(worker));
  const start = (worker: number): Promise<RunningServer> => {
    const config = testConfig(folderOf(worker), undefined, { LOG_LEVEL: 'error', REST_RESOURCES });
    return startServer(config, createLog(config), {
      jobs: false,
      webFolder: join(folder, 'no-web'),
    });
  };
  // Copying a database is much faster than creating one.
  const first = await start(0);
  await insertTestData(first.context.db);
  await first.close();
  const workers = Number(project.vitest.config.maxWorkers);
  for (let worker = 1; worker < workers; worker++)
    await cp(folderOf(0), folderOf(worker), { recursive: true });
  const servers: RunningServer[] = [];
  for (let worker = 0; worker < workers; worker++) servers.push(await start(worker));
  project.provide(
    'productUrls',
    servers.map(({ url }) => url),
  );
  return async () => {
    for (const server of servers) await server.close();
    await rm(folder, { recursive: true, force: true });
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One URL per worker. */
    productUrls: string[];
  }
}
