import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../serverProcess.ts';

/**
 * Starts the built product once for all tests, with the sample data in a folder that goes away with it.
 * With PRODUCT_URL set, the product that runs there is tested instead.
 */
export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.PRODUCT_URL) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'turntable-e2e-'));
  const server = await ServerProcess.start({ DATA_DIR: folder, SEED: 'true', LOG_LEVEL: 'warn' });
  process.env.PRODUCT_URL = server.baseUrl;
  return async () => {
    const code = await server.stop();
    await rm(folder, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The server ended with code ${code}:\n${server.output}`);
  };
}
