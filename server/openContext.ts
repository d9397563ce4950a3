import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UnusableDatabase } from '@turntable/declare/server/db/unavailable.ts';
import type { RestResource, SourceResource } from '@turntable/declare/server/rest/resources.ts';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { openDatabase } from './db/client.ts';
import { createMailer } from './mail/mailer.ts';
import { restResources, sourceResources } from './restResources.ts';
import { isStorageFull } from './services/shared/storageErrors.ts';
import { type DiskSpace, watchDisk } from './storage/diskSpace.ts';
import { openStorage } from './storage/open.ts';
import { loadSecretKey } from './storage/secretKey.ts';
import { createSecrets } from './storage/secrets.ts';
import { createSigning } from './storage/signing.ts';

/**
 * Opens the dependencies of services. Does not migrate the database: `prepareDatabase` does. Throws UnusableDatabase for an embedded
 * database on a full disk, which would damage it. `rest` and `sources`: resources without calls of their own, if not the product's.
 */
export const openContext = async (
  config: Config,
  log: Logger,
  rest?: readonly RestResource[],
  sources?: readonly SourceResource[],
): Promise<Context> => {
  await mkdir(config.dataDir, { recursive: true });
  const disk = watchDisk(config.dataDir, config.diskReserveBytes);
  if (config.databaseUrl === undefined) await assertRoomToStart(disk, config.dataDir);
  const secretKey = await loadSecretKey(config);
  const storage = await openStorage(config, disk);
  const db = await openDatabase({
    url: config.databaseUrl,
    folder: join(config.dataDir, 'database'),
    logger: log,
  });
  return {
    config,
    db,
    storage,
    disk,
    signing: createSigning(secretKey),
    secrets: createSecrets(secretKey),
    mailer: createMailer(config, log),
    log,
    rest: rest ?? (await restResources()),
    sources: sources ?? (await sourceResources()),
  };
};

const assertRoomToStart = async (disk: DiskSpace, folder: string): Promise<void> => {
  try {
    await disk.assertLastRoom();
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    throw new UnusableDatabase(
      `The disk of ${folder} is full, so the embedded database cannot start: make room on it, then start again.`,
      {
        cause: error,
      },
    );
  }
};
