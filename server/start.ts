import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { RestResource, SourceResource } from '@turntable/declare/server/rest/resources.ts';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { closeAll } from './closeAll.ts';
import type { Config } from './config.ts';
import { untilDatabaseAnswers } from './db/untilItAnswers.ts';
import type { StartThreads } from './imaging/pool.ts';
import { openContext } from './openContext.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { openAccess } from './services/accounts/access.ts';
import { offerSetup, type SetupOffer } from './services/accounts/setup.ts';
import type { ServiceContext } from './services/shared/context.ts';

export interface StartOptions {
  /** Folder of the built web application. */
  webFolder?: string;
  /** Whether this process takes jobs; otherwise they wait for another one. */
  jobs?: boolean;
  /** Interval of maintenance; by default the product's. */
  maintenanceMs?: number;
  /** Starts the threads that process photos and check uploads. */
  startThreads?: StartThreads;
  /** Resources without calls of their own, here and at other servers; by default the product's. */
  rest?: readonly RestResource[];
  sources?: readonly SourceResource[];
}

export interface RunningServer {
  /** Its address, for example `http://localhost:3000`. */
  readonly url: string;
  readonly context: ServiceContext;
  /** The setup link for the first operator; null once there is one. */
  readonly setup: SetupOffer | null;
  /** Lets running requests and jobs finish, then closes the database. Safe to call twice. */
  close(): Promise<void>;
}

const WEB_FOLDER = join(import.meta.dirname, '..', 'dist');

/** Starts the whole server: database, files, jobs, API and web application. Waits for a database that is starting. */
export const startServer = (
  config: Config,
  log: Logger,
  options: StartOptions = {},
): Promise<RunningServer> => untilDatabaseAnswers(log, () => openServer(config, log, options));

const openServer = async (
  config: Config,
  log: Logger,
  { webFolder = WEB_FOLDER, jobs = true, maintenanceMs, startThreads, rest, sources }: StartOptions,
): Promise<RunningServer> => {
  // Everything opened so far, closed in reverse order.
  const opened: (() => Promise<void>)[] = [];
  const close = (): Promise<void> => closeAll(opened);
  try {
    const basics = await openContext(config, log, rest, sources);
    opened.push(() => basics.db.close());
    const runner = await prepareDatabase(basics, { seed: config.seed, startThreads });
    opened.push(() => runner.drain());
    const access = await openAccess(basics.db);
    opened.push(() => access.close());
    const app = await buildApp({ context: runner.context, access, webFolder });
    opened.push(() => app.close());
    await app.listen({ host: config.host, port: config.port });
    if (jobs) await runner.begin(maintenanceMs);
    // Last: a failed start must not leave a link that was never printed.
    const setup = await offerSetup(basics);
    // A server that listens on a port has this type of address.
    const { port } = app.server.address() as AddressInfo;
    return { url: `http://localhost:${port}`, context: runner.context, setup, close };
  } catch (error) {
    await close().catch((failure) => log.warn({ err: failure }, 'not everything could be closed'));
    throw error;
  }
};
