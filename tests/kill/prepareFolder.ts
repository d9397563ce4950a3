import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ServerProcess } from '../serverProcess.ts';

/** Runs before all files: a server starts once and leaves a data folder with the sample data, which takes three times as long as any later start. */
export default async function prepareFolder(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-kill-samples-'));
  const server = await ServerProcess.start({ DATA_DIR: folder, SEED: 'true' });
  await server.stop();
  project.provide('sampleFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder as a first start with the sample data leaves it. */
    sampleFolder: string;
  }
}
