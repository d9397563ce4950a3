import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { ServerProcess } from '../serverProcess.ts';

/** Tests on a built product of their own, with settings and sample data that no other test meets. @param env its settings */
export const withOwnProduct = (env: Record<string, string>) =>
  base.extend<object, { product: string }>({
    product: [
      async ({ browserName: _ }, use) => {
        const data = await mkdtemp(join(tmpdir(), 'turntable-own-'));
        const server = await ServerProcess.start({ DATA_DIR: data, SEED: 'true', LOG_LEVEL: 'warn', ...env });
        await use(server.baseUrl);
        const code = await server.stop();
        await rm(data, { recursive: true, force: true });
        if (code !== 0) throw new Error(`The server ended with code ${code}:\n${server.output}`);
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: ({ product }, use) => use(product),
  });
