import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createLog } from '../../../server/log.ts';
import { startServer } from '../../../server/start.ts';
import { testConfig } from '../../api/house/testConfig.ts';
import { settle } from '../../api/house/town.ts';

/** Who may do what with the resource of tests/e2e/inspections. */
const REST_RESOURCES = JSON.stringify({
  inspections: { chief: ['list', 'show', 'create', 'edit', 'delete'], employee: ['list', 'show'] },
});

/**
 * Runs before all component tests: for each worker a real server with the companies and people of town.ts, outside of the page that each
 * test draws. So no two files change the same data at the same time.
 */
export default async function startProduct(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-component-'));
  const start = async (worker: number) => {
    const config = testConfig(join(folder, String(worker)), undefined, {
      LOG_LEVEL: 'error',
      REST_RESOURCES,
    });
    const server = await startServer(config, createLog(config), {
      jobs: false,
      webFolder: join(folder, 'no-web'),
    });
    await settle(server.context.db);
    return server;
  };
  const workers = Number(project.vitest.config.maxWorkers);
  const servers = await Promise.all(Array.from({ length: workers }, (_, worker) => start(worker)));
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
    /** By worker. */
    productUrls: string[];
  }
}
