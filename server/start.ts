import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openWorkshop } from './jobs/open.ts';
import { openContext } from './openContext.ts';
import { openAccess } from './services/access.ts';
import type { CarsContext } from './services/carsContext.ts';
import { seedSamples } from './services/sampleData.ts';

export interface StartOptions {
  /** The built web application. */
  webFolder?: string;
  /** Whether this process takes jobs; else they wait for another one. */
  jobs?: boolean;
}

export interface RunningServer {
  /** Where it listens, for example `http://localhost:3000`. */
  readonly url: string;
  readonly context: CarsContext;
  /** Lets running requests and jobs finish, then closes the database. Safe to call twice. */
  close(): Promise<void>;
}

const WEB_FOLDER = join(import.meta.dirname, '..', 'dist');

/** The whole server: database, files, jobs, API and web application, listening. */
export const startServer = async (
  config: Config,
  log: Logger,
  { webFolder = WEB_FOLDER, jobs = true }: StartOptions = {},
): Promise<RunningServer> => {
  // What was opened, to be closed the other way round.
  const opened: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const closeOne of opened.splice(0).reverse()) await closeOne();
  };
  try {
    const basics = await openContext(config, log);
    opened.push(() => basics.db.close());
    const workshop = await openWorkshop(basics);
    opened.push(() => workshop.drain());
    const access = await openAccess(basics.db);
    opened.push(() => access.close());
    if (config.seed) await seedSamples(workshop.context);
    const app = await buildApp({ context: workshop.context, access, webFolder });
    opened.push(() => app.close());
    await app.listen({ host: config.host, port: config.port });
    if (jobs) await workshop.begin();
    // A server that listens on a port has an address of this kind.
    const { port } = app.server.address() as AddressInfo;
    return { url: `http://localhost:${port}`, context: workshop.context, close };
  } catch (error) {
    await close();
    throw error;
  }
};
