import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/**
 * Returns the key that signs picture addresses and encrypts FTP passwords: SECRET_KEY, or, outside production, one that is
 * created once and kept in the data folder.
 */
export const loadSecretKey = async (
  config: Pick<Config, 'secretKey' | 'dataDir'>,
): Promise<string> => {
  if (config.secretKey) return config.secretKey;
  await mkdir(config.dataDir, { recursive: true });
  const file = join(config.dataDir, 'secret.key');
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  // Linking fails when another process was first; its key is used then.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return (await readFile(file, 'utf8')).trim();
};

/** Derives a 32-byte key for one purpose, so that no use of the secret weakens another. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `turntable ${purpose}`, 32));
