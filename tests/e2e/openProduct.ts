import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../serverProcess.ts';

/** Names the folder of `makeSamples` in the environment, so that every worker finds it. */
const SAMPLES = 'PRODUCT_SAMPLES';

/** The tests' browsers keep the processor busy; photos need not wait until they are done. */
const SETTINGS = { SEED: 'true', LOG_LEVEL: 'warn', IMAGING_NICENESS: '0' };

const emptyFolder = () => mkdtemp(join(tmpdir(), 'turntable-e2e-'));

/**
 * Starts the product on an empty folder and ends it when its sample data is whole. All products of these tests begin with a copy: a
 * first start takes five times as much of the processor as a later one.
 * @returns what removes the folder
 */
export async function makeSamples(): Promise<() => Promise<void>> {
  const folder = await emptyFolder();
  const server = await ServerProcess.start(
    { ...SETTINGS, DATA_DIR: folder },
    undefined,
    'tests/e2e/startSamples.ts',
  );
  await stop(server);
  process.env[SAMPLES] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * Starts the built product with sample data in a folder that goes away with it.
 * @param env its settings @param script what is run in place of the product's own server
 * @returns its address, and what ends it: with an error that tells what the server said, where it did not end well
 */
export async function openProduct(
  env: Record<string, string> = {},
  script?: string,
): Promise<{ baseUrl: string; close: () => Promise<void> }> {
  const folder = await emptyFolder();
  await cp(process.env[SAMPLES] ?? '', folder, { recursive: true });
  const server = await ServerProcess.start(
    { ...SETTINGS, DATA_DIR: folder, ...env },
    undefined,
    script,
  );
  return {
    baseUrl: server.baseUrl,
    close: async () => {
      await stop(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @throws what the server said, where it did not end well */
async function stop(server: ServerProcess): Promise<void> {
  const code = await server.stop();
  if (code !== 0) throw new Error(`The server ended with code ${code}:\n${server.output}`);
}
