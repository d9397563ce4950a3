import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createLog } from '../../../server/log.ts';
import { restResources, sourceResources } from '../../../server/restResources.ts';
import { type RunningServer, startServer } from '../../../server/start.ts';
import { contacts } from '../../api/rest/contacts.resource.ts';
import { parts } from '../../api/rest/parts.resource.ts';
import { repairs } from '../../api/rest/repairs.resource.ts';
import { addRestTables } from '../../api/setup/restTables.ts';
import { CREDENTIALS, startSources } from '../../api/setup/sourcesOfTests.ts';
import { testConfig } from '../../api/setup/testConfig.ts';
import { insertTestData } from '../../api/setup/testData.ts';
import { inspections } from '../../screens/inspections/inspections.resource.ts';
import { copyEmptyDatabase } from '../../sharedData.ts';

/**
 * Runs before all component tests: starts a real server with the companies and users of testData.ts for each worker, outside jsdom.
 * So no two files change the same data at the same time.
 */
export default async function startProduct(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-component-'));
  const folderOf = (worker: number): string => join(folder, String(worker));
  const rest = await restResources([inspections, repairs]);
  const others = await startSources();
  const sources = await sourceResources(others.at([contacts, parts]));
  const start = (worker: number): Promise<RunningServer> => {
    const config = testConfig(folderOf(worker), undefined, { LOG_LEVEL: 'error', ...CREDENTIALS });
    return startServer(config, createLog(config), {
      jobs: false,
      webFolder: join(folder, 'no-web'),
      rest,
      sources,
    });
  };
  // Copying a database is much faster than creating one.
  await copyEmptyDatabase(join(folderOf(0), 'database'));
  const first = await start(0);
  await addRestTables(first.context.db, [inspections, repairs]);
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
  project.provide('sourceUrls', { contacts: others.contacts.url, parts: others.parts.url });
  return async () => {
    for (const server of servers) await server.close();
    await others.close();
    await rm(folder, { recursive: true, force: true });
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One URL per worker. */
    productUrls: string[];
    /** The servers that keep the records of declared resources with a source. */
    sourceUrls: { contacts: string; parts: string };
  }
}
