import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../serverProcess.ts';

/** The environment variable with the folder of `makeSamples`, for every worker. */
const SAMPLES = 'PRODUCT_SAMPLES';

/** Photos are processed at normal priority: the tests' browsers keep the processor busy. */
const SETTINGS = { SEED: 'true', LOG_LEVEL: 'warn', IMAGING_NICENESS: '0' };

const emptyFolder = () => mkdtemp(join(tmpdir(), 'turntable-e2e-'));

/**
 * Starts the product on an empty folder and stops it when its sample data is complete. All products of these tests begin with a copy:
 * a first start takes five times the processor time of a later one.
 * @returns a function that removes the folder
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
 * Starts the built product with sample data in a temporary folder.
 * @param env the product's settings @param script a script to run instead of the product's server
 * @returns its URL and a function that stops it, which throws the server's output if it exits with an error
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

/** @throws the server's output if it exits with an error */
async function stop(server: ServerProcess): Promise<void> {
  const code = await server.stop();
  if (code !== 0) throw new Error(`The server ended with code ${code}:\n${server.output}`);
}
