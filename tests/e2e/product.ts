import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { ServerProcess } from '../serverProcess.ts';

/** The sample logins; one password for all (README). */
export const SAMPLE = {
  operator: 'admin@turntable.test',
  chief: 'chief@nord.test',
  employee: 'employee@nord.test',
  photographer: 'photos@nord.test',
  otherChief: 'chief@sued.test',
  password: 'turntable-demo',
} as const;

interface Product {
  baseUrl: string;
}

/** Each worker has a running product of its own, with sample data in a folder that goes away with it. */
export const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'turntable-e2e-'));
      const server = await ServerProcess.start({ DATA_DIR: folder, SEED: 'true' });
      try {
        await use({ baseUrl: server.baseUrl });
      } finally {
        await server.stop();
        await rm(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => use(product.baseUrl),
});

export { expect } from '@playwright/test';
