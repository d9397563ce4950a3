import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { Mailer } from './mail/mailer.ts';
import type { RestResource } from './restResources.ts';
import type { DiskSpace } from './storage/diskSpace.ts';
import type { Secrets } from './storage/secrets.ts';
import type { Signing } from './storage/signing.ts';
import type { Storage } from './storage/storage.ts';

/** The dependencies of services, created once at start (start.ts). */
export interface Context {
  readonly config: Config;
  readonly db: Database;
  readonly storage: Storage;
  readonly disk: DiskSpace;
  readonly signing: Signing;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly log: Logger;
  /** Resources without calls of their own. */
  readonly rest: readonly RestResource[];
}
