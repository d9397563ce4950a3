import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RestDeclaration } from '@turntable/declare/contract/rest/declaration.ts';
import type { DestinationStream } from 'pino';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import type { Database } from '../../../server/db/client.ts';
import { createLog } from '../../../server/log.ts';
import { restResources, sourceResources } from '../../../server/restResources.ts';
import { startServer } from '../../../server/start.ts';
import { Client } from './client.ts';
import { copyPreparedData } from './preparedData.ts';
import { addRestTables } from './restTables.ts';
import { sharedThreads } from './sharedThreads.ts';
import { testConfig } from './testConfig.ts';
import { type Balance, emailOf, PASSWORD, type TestData, type TestUserName } from './testData.ts';

export interface TestServer {
  baseUrl: string;
  /** The server's own database connection, for data that no call returns. */
  db: Database;
  /** The folder of stored files. */
  filesFolder: string;
  testData: TestData;
  /** The declared resources without calls of their own. */
  rest: readonly RestDeclaration[];
  /** Returns this user's client, signed in once and shared by all tests of the file. */
  as(person: TestUserName): Promise<Client>;
  /** Returns a client with its own session, which the test may end. */
  signIn(person: TestUserName): Promise<Client>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** false: jobs are queued but not run, so that stored data does not change. */
  jobs?: boolean;
  /** Environment variables that override testConfig.ts. */
  env?: Record<string, string>;
  balance?: Balance;
  /** The interval of maintenance, in milliseconds; by default the product's. */
  maintenanceMs?: number;
  /** Receives the log; by default standard output. */
  log?: DestinationStream;
  /** Declared resources without calls of their own, instead of the product's, and the folder of their hooks. */
  rest?: readonly RestDeclaration[];
  hooks?: URL;
}

/**
 * Starts the real server on a free port with its own folder and database (embedded, or on the PostgreSQL of TEST_DATABASE_URL), filled with
 * the companies and users of testData.ts.
 */
export async function openTestServer({
  jobs = true,
  env = {},
  balance,
  maintenanceMs,
  log,
  rest,
  hooks,
}: TestServerOptions = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-test-'));
  const { database, addTestData } = await copyPreparedData(folder, {
    isSeeded: env.SEED === 'true',
  });
  const config = testConfig(folder, database.url, { LOG_LEVEL: 'error', ...env });
  const server = await startServer(config, createLog(config, log), {
    jobs,
    webFolder: join(folder, 'no-web'),
    maintenanceMs,
    startThreads: sharedThreads,
    ...(rest && {
      rest: await restResources(rest, hooks),
      sources: await sourceResources(rest),
    }),
  });
  const baseUrl = server.url;
  const { db } = server.context;
  if (rest) await addRestTables(db, rest);
  const testData = await addTestData(db, balance);

  const signIn = async (person: TestUserName): Promise<Client> => {
    const { access_token } = await new Client(baseUrl).must(session.login, {
      body: { email: emailOf(person), password: PASSWORD },
    });
    return new Client(baseUrl, access_token);
  };
  const signedIn = new Map<TestUserName, Promise<Client>>();

  return {
    baseUrl,
    db,
    filesFolder: join(folder, 'files'),
    testData,
    rest: server.context.rest.map(({ declared }) => declared),
    signIn,
    as: (person) => {
      const client = signedIn.get(person) ?? signIn(person);
      signedIn.set(person, client);
      return client;
    },
    close: async () => {
      await server.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
