import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { ServerProcess } from '../../serverProcess.ts';

/** The built product with sample data of its own: what these tests write is nothing that others should meet. */
export const test = base.extend<object, { product: string }>({
  product: [
    async ({ browserName: _ }, use) => {
      const data = await mkdtemp(join(tmpdir(), 'turntable-injection-'));
      const server = await ServerProcess.start({ DATA_DIR: data, SEED: 'true', LOG_LEVEL: 'warn' });
      await use(server.baseUrl);
      const code = await server.stop();
      await rm(data, { recursive: true, force: true });
      if (code !== 0) throw new Error(`The server ended with code ${code}:\n${server.output}`);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ product }, use) => use(product),
});
