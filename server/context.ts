import type { Signing } from '@turntable/declare/server/files/signing.ts';
import type { Storage } from '@turntable/declare/server/files/storage.ts';
import type { RestResource, SourceResource } from '@turntable/declare/server/rest/resources.ts';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { Mailer } from './mail/mailer.ts';
import type { DiskSpace } from './storage/diskSpace.ts';
import type { Secrets } from './storage/secrets.ts';

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
  /** Resources without calls of their own whose records this server stores. */
  readonly rest: readonly RestResource[];
  /** Those whose records another server keeps. */
  readonly sources: readonly SourceResource[];
}
