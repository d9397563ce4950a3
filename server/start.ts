import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { closeAll } from './closeAll.ts';
import type { Config } from './config.ts';
import { untilDatabaseAnswers } from './db/untilItAnswers.ts';
import { openContext } from './openContext.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { openAccess } from './services/accounts/access.ts';
import { offerSetup, type SetupOffer } from './services/accounts/setup.ts';
import type { ServiceContext } from './services/shared/context.ts';

export interface StartOptions {
  /** The built web application. */
  webFolder?: string;
  /** Whether this process takes jobs; else they wait for another one. */
  jobs?: boolean;
  /** How often it looks after what was left lying, if not as often as the product. */
  maintenanceMs?: number;
}

export interface RunningServer {
  /** Where it listens, for example `http://localhost:3000`. */
  readonly url: string;
  readonly context: ServiceContext;
  /** How the first operator is made; null once there is one. */
  readonly setup: SetupOffer | null;
  /** Lets running requests and jobs finish, then closes the database. Safe to call twice. */
  close(): Promise<void>;
}

const WEB_FOLDER = join(import.meta.dirname, '..', 'dist');

/** The whole server: database, files, jobs, API and web application, listening. Waits for a database that is starting. */
export const startServer = (
  config: Config,
  log: Logger,
  options: StartOptions = {},
): Promise<RunningServer> => untilDatabaseAnswers(log, () => openServer(config, log, options));

const openServer = async (
  config: Config,
  log: Logger,
  { webFolder = WEB_FOLDER, jobs = true, maintenanceMs }: StartOptions,
): Promise<RunningServer> => {
  // What was opened, to be closed the other way round.
  const opened: (() => Promise<void>)[] = [];
  const close = (): Promise<void> => closeAll(opened);
  try {
    const basics = await openContext(config, log);
    opened.push(() => basics.db.close());
    const runner = await prepareDatabase(basics, { seed: config.seed });
    opened.push(() => runner.drain());
    const access = await openAccess(basics.db);
    opened.push(() => access.close());
    const app = await buildApp({ context: runner.context, access, webFolder });
    opened.push(() => app.close());
    await app.listen({ host: config.host, port: config.port });
    if (jobs) await runner.begin(maintenanceMs);
    // Last: a start that fails must leave no link behind that was never printed.
    const setup = await offerSetup(basics);
    // A server that listens on a port has an address of this kind.
    const { port } = app.server.address() as AddressInfo;
    return { url: `http://localhost:${port}`, context: runner.context, setup, close };
  } catch (error) {
    await close().catch((failure) => log.warn({ err: failure }, 'not everything could be closed'));
    throw error;
  }
};
