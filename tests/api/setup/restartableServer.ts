import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { createLog } from '../../../server/log.ts';
import { type RunningServer, startServer } from '../../../server/start.ts';
import { Client } from './client.ts';
import { copyPreparedData } from './preparedData.ts';
import { sharedThreads } from './sharedThreads.ts';
import { testConfig } from './testConfig.ts';
import { emailOf, PASSWORD, type TestData } from './testData.ts';

/** A running server, with what tests use of it. */
export interface ServerRun {
  readonly server: RunningServer;
  readonly testData: TestData;
  readonly chief: Client;
}

/** Data on which one server after the other can be started. */
export interface RestartableServer {
  /** Starts a server on the data. Stop the previous one first. */
  start(options: { jobs: boolean }): Promise<ServerRun>;
  /** Stops the running server, if any, and removes the data. */
  close(): Promise<void>;
}

/** Creates the data; `env` overrides testConfig.ts. */
export async function openRestartableServer(
  env: Record<string, string> = {},
): Promise<RestartableServer> {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-restart-'));
  const { database, addTestData } = await copyPreparedData(folder);
  const config = testConfig(folder, database.url, { LOG_LEVEL: 'fatal', ...env });
  let testData: TestData | undefined;
  let running: RunningServer | undefined;
  return {
    start: async ({ jobs }) => {
      const server = await startServer(config, createLog(config), {
        jobs,
        webFolder: join(folder, 'no-web'),
        startThreads: sharedThreads,
      });
      running = server;
      testData ??= await addTestData(server.context.db);
      const credentials = { body: { email: emailOf('chief'), password: PASSWORD } };
      const { access_token } = await new Client(server.url).must(session.login, credentials);
      return { server, testData, chief: new Client(server.url, access_token) };
    },
    close: async () => {
      await running?.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
