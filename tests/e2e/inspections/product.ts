import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { PROJECT } from '../../../scripts/lib/run.ts';
import { buildWebWhenStale } from '../../../scripts/lib/webBuild.ts';
import { ServerProcess } from '../../serverProcess.ts';

const FOLDER = '.cache/inspections-web';
const ALL = ['list', 'show', 'create', 'edit', 'delete'];
const REST_RESOURCES = JSON.stringify({ inspections: { chief: ALL, employee: ['list', 'show'] } });

/** The product with one resource more: built from the same sources and its declaration, on a server that was told who may do what with it. */
export const test = base.extend<object, { product: string }>({
  product: [
    async ({ browserName: _ }, use) => {
      await buildWebWhenStale({ folder: FOLDER, extraResources: 'tests/e2e/inspections/inspections.resource.ts' });
      const data = await mkdtemp(join(tmpdir(), 'turntable-inspections-'));
      const env = { DATA_DIR: data, SEED: 'true', LOG_LEVEL: 'warn', WEB_FOLDER: join(PROJECT, FOLDER), REST_RESOURCES };
      const server = await ServerProcess.start(env, undefined, 'tests/e2e/inspections/serve.ts');
      await use(server.baseUrl);
      const code = await server.stop();
      await rm(data, { recursive: true, force: true });
      if (code !== 0) throw new Error(`The server ended with code ${code}:\n${server.output}`);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ product }, use) => use(product),
});
