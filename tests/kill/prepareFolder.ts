import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createLog } from '../../server/log.ts';
import { startServer } from '../../server/start.ts';
import { testConfig } from '../api/setup/testConfig.ts';

/**
 * Runs before all files: starts a server once to get a data folder with the sample data, which takes three times as long as any later start.
 * Removes the queued photos of the sample data: every server on a copy would begin to process them.
 */
export default async function prepareFolder(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-kill-samples-'));
  const config = testConfig(folder, undefined, { LOG_LEVEL: 'error', SEED: 'true' });
  const server = await startServer(config, createLog(config), {
    jobs: false,
    webFolder: join(folder, 'no-web'),
  });
  await server.context.db.systemQuery(
    `delete from jobs.job;
     update photos set status = 0, in_process = 0, queued_at = null, job_id = null where in_process = 1`,
  );
  await server.close();
  project.provide('sampleFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder as left by a first start with the sample data, with nothing queued. */
    sampleFolder: string;
  }
}
