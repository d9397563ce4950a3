import { join } from 'node:path';
import { ServerProcess } from './serverProcess.ts';
import { copyEmptyDatabase, type SharedFolder, sharedFolder } from './sharedData.ts';

/** Photos are processed at normal priority: tests keep the processor busy. */
export const SAMPLE_SETTINGS = { SEED: 'true', LOG_LEVEL: 'warn', IMAGING_NICENESS: '0' };

/**
 * Returns a data folder as left by a first start with the sample data, with all its pictures finished. Tests begin with copies: a first start
 * takes five times the processor time of a later one.
 */
export const makeSamples = (): Promise<SharedFolder> =>
  sharedFolder('samples', async (folder) => {
    await copyEmptyDatabase(join(folder, 'database'));
    const server = await ServerProcess.start(
      { ...SAMPLE_SETTINGS, DATA_DIR: folder },
      undefined,
      'tests/startSamples.ts',
    );
    await stopInOrder(server);
  });

/** Stops a server. @throws its output if it exits with an error */
export async function stopInOrder(server: ServerProcess): Promise<void> {
  const code = await server.stop();
  if (code !== 0) throw new Error(`The server ended with code ${code}:\n${server.output}`);
}
