import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { openDatabase } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { ensureStandardPreset } from './db/seed/standardPreset.ts';
import { createMailer } from './mail/mailer.ts';
import { openStorage } from './storage/open.ts';
import { loadSecretKey } from './storage/secretKey.ts';
import { createSecrets } from './storage/secrets.ts';
import { createSigning } from './storage/signing.ts';

/** Opens what services need. Afterwards the database is up to date and has its standard preset. */
export const openContext = async (config: Config, log: Logger): Promise<Context> => {
  const secretKey = await loadSecretKey(config);
  const storage = await openStorage(config);
  const db = await openDatabase({ url: config.databaseUrl, folder: join(config.dataDir, 'database'), logger: log });
  try {
    const applied = await migrate(db);
    if (applied.length > 0) log.info({ applied }, 'the database was brought up to date');
    await ensureStandardPreset(db);
  } catch (error) {
    await db.close();
    throw error;
  }
  return {
    config,
    db,
    storage,
    signing: createSigning(secretKey),
    secrets: createSecrets(secretKey),
    mailer: createMailer(config, log),
    log,
  };
};
