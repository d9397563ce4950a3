import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../serverProcess.ts';

/**
 * Starts the built product with sample data in a folder that goes away with it.
 * @param env its settings @param script what is run in place of the product's own server
 * @returns its address, and what ends it: with an error that tells what the server said, where it did not end well
 */
export async function openProduct(
  env: Record<string, string> = {},
  script?: string,
): Promise<{ baseUrl: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-e2e-'));
  const server = await ServerProcess.start(
    { DATA_DIR: folder, SEED: 'true', LOG_LEVEL: 'warn', ...env },
    undefined,
    script,
  );
  return {
    baseUrl: server.baseUrl,
    close: async () => {
      const code = await server.stop();
      await rm(folder, { recursive: true, force: true });
      if (code !== 0) throw new Error(`The server ended with code ${code}:\n${server.output}`);
    },
  };
}
