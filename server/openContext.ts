import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { openDatabase } from './db/client.ts';
import { createMailer } from './mail/mailer.ts';
import { watchDisk } from './storage/diskSpace.ts';
import { openStorage } from './storage/open.ts';
import { loadSecretKey } from './storage/secretKey.ts';
import { createSecrets } from './storage/secrets.ts';
import { createSigning } from './storage/signing.ts';

/** Opens what services need. The database is as it was left: `prepareDatabase` brings it up to date. */
export const openContext = async (config: Config, log: Logger): Promise<Context> => {
  await mkdir(config.dataDir, { recursive: true });
  const secretKey = await loadSecretKey(config);
  const disk = watchDisk(config.dataDir, config.diskReserveBytes);
  const storage = await openStorage(config, disk);
  const db = await openDatabase({ url: config.databaseUrl, folder: join(config.dataDir, 'database'), logger: log });
  return {
    config,
    db,
    storage,
    disk,
    signing: createSigning(secretKey),
    secrets: createSecrets(secretKey),
    mailer: createMailer(config, log),
    log,
  };
};
