import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { createLog } from '../../../server/log.ts';
import { type RunningServer, startServer } from '../../../server/start.ts';
import { Client } from './client.ts';
import { layPreparedData } from './preparedData.ts';
import { testConfig } from './testConfig.ts';
import { emailOf, PASSWORD, type Town } from './town.ts';

/** One life of a server: it may end, and another one go on with the same data. */
export interface Life {
  readonly server: RunningServer;
  readonly town: Town;
  readonly chief: Client;
}

/** Data that outlives servers. */
export interface Premises {
  /** Starts a server on the data; one at a time. */
  start(options: { jobs: boolean }): Promise<Life>;
  /** Ends the server that runs, if one does, and removes the data. */
  close(): Promise<void>;
}

export async function openPremises(env: Record<string, string> = {}): Promise<Premises> {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-restart-'));
  const { database, settleTown } = await layPreparedData(folder);
  const config = testConfig(folder, database.url, { LOG_LEVEL: 'fatal', ...env });
  let town: Town | undefined;
  let running: RunningServer | undefined;
  return {
    start: async ({ jobs }) => {
      const server = await startServer(config, createLog(config), {
        jobs,
        webFolder: join(folder, 'no-web'),
      });
      running = server;
      town ??= await settleTown(server.context.db);
      const credentials = { body: { email: emailOf('chief'), password: PASSWORD } };
      const { access_token } = await new Client(server.url).must(session.login, credentials);
      return { server, town, chief: new Client(server.url, access_token) };
    },
    close: async () => {
      await running?.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
