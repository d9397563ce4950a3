import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import type { Database } from '../../../server/db/client.ts';
import { createLog } from '../../../server/log.ts';
import { startServer } from '../../../server/start.ts';
import { Client } from './client.ts';
import { layPreparedData } from './preparedData.ts';
import { testConfig } from './testConfig.ts';
import { type Balance, emailOf, PASSWORD, type PersonName, type Town } from './town.ts';

export interface House {
  baseUrl: string;
  /** The server's own connection, for what no call shows. */
  db: Database;
  /** Where the pictures lie. */
  filesFolder: string;
  town: Town;
  /** A client of this person, signed in once and shared by all tests of the file. */
  as(person: PersonName): Promise<Client>;
  /** A client with a session of its own, which the test may end. */
  signIn(person: PersonName): Promise<Client>;
  close(): Promise<void>;
}

export interface HouseOptions {
  /** false: work is queued and nobody does it, so that what is stored stands still. */
  jobs?: boolean;
  /** Settings that differ from a test server's. */
  env?: Record<string, string>;
  balance?: Balance;
  /** How often what was left lying is looked after, if not as often as in the product. */
  maintenanceMs?: number;
  /** Where the log is written, if not to standard output. */
  log?: DestinationStream;
}

/**
 * The real server on a free port, with a database of its own (embedded, or, with TEST_DATABASE_URL, on that PostgreSQL),
 * a folder of its own, and the companies and people of town.ts, where nothing has happened yet.
 */
export async function openHouse({
  jobs = true,
  env = {},
  balance,
  maintenanceMs,
  log,
}: HouseOptions = {}): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-test-'));
  const { database, settleTown } = await layPreparedData(folder, { isSeeded: env.SEED === 'true' });
  const config = testConfig(folder, database.url, { LOG_LEVEL: 'error', ...env });
  const server = await startServer(config, createLog(config, log), {
    jobs,
    webFolder: join(folder, 'no-web'),
    maintenanceMs,
  });
  const baseUrl = server.url;
  const { db } = server.context;
  const town = await settleTown(db, balance);

  const signIn = async (person: PersonName): Promise<Client> => {
    const { access_token } = await new Client(baseUrl).must(session.login, {
      body: { email: emailOf(person), password: PASSWORD },
    });
    return new Client(baseUrl, access_token);
  };
  const signedIn = new Map<PersonName, Promise<Client>>();

  return {
    baseUrl,
    db,
    filesFolder: join(folder, 'files'),
    town,
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
