import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_SETTINGS, stopInOrder } from '../samples.ts';
import { ServerProcess } from '../serverProcess.ts';

/** The environment variable with the folder of the sample data, for every worker. */
export const SAMPLES = 'PRODUCT_SAMPLES';

/**
 * Starts the built product with sample data in a temporary folder.
 * @param env the product's settings @param script a script to run instead of the product's server
 * @returns its URL and a function that stops it, which throws the server's output if it exits with an error
 */
export async function openProduct(
  env: Record<string, string> = {},
  script?: string,
): Promise<{ baseUrl: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-e2e-'));
  await cp(process.env[SAMPLES] ?? '', folder, { recursive: true });
  const server = await ServerProcess.start(
    { ...SAMPLE_SETTINGS, DATA_DIR: folder, ...env },
    undefined,
    script,
  );
  return {
    baseUrl: server.baseUrl,
    close: async () => {
      await stopInOrder(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
