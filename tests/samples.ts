import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from './serverProcess.ts';

/** Photos are processed at normal priority: tests keep the processor busy. */
export const SAMPLE_SETTINGS = { SEED: 'true', LOG_LEVEL: 'warn', IMAGING_NICENESS: '0' };

export interface Samples {
  /** A data folder as left by a first start with the sample data, with all its pictures finished. */
  folder: string;
  remove(): Promise<void>;
}

/**
 * Starts the product on an empty folder and stops it when its sample data is complete. Tests begin with copies: a first start takes five
 * times the processor time of a later one. SHARED_SAMPLES names the folder in which the suites of `npm test` share it.
 */
export async function makeSamples(): Promise<Samples> {
  const shared = process.env.SHARED_SAMPLES;
  if (!shared) {
    const folder = await makeFolder();
    return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
  }
  if (!existsSync(shared)) await rename(await makeFolder(), shared);
  return { folder: shared, remove: async () => {} }; // npm test removes it
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-samples-'));
  const server = await ServerProcess.start(
    { ...SAMPLE_SETTINGS, DATA_DIR: folder },
    undefined,
    'tests/startSamples.ts',
  );
  await stopInOrder(server);
  return folder;
}

/** Stops a server. @throws its output if it exits with an error */
export async function stopInOrder(server: ServerProcess): Promise<void> {
  const code = await server.stop();
  if (code !== 0) throw new Error(`The server ended with code ${code}:\n${server.output}`);
}
