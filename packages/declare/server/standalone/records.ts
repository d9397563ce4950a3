import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import sharp from 'sharp';
import { holdsFiles, ownFields } from '../../contract/rest/declaration.ts';
import { sql } from '../db/drizzle.ts';
import { columnOf, type Surroundings } from '../db/tables.ts';
import type { Tx } from '../db/transaction.ts';
import { openFolder } from '../files/folder.ts';
import { newKey } from '../files/keys.ts';
import { signingBy } from '../files/signing.ts';
import type { Storage } from '../files/storage.ts';
import { invalidField } from '../refusal.ts';
import type { RecordsHost } from '../rest/records.ts';
import type { RestResource } from '../rest/resources.ts';
import { REST_FILE } from '../rest/values.ts';
import { companiesOf, type StandaloneDatabase } from './database.ts';

const PICTURE_WIDTH = 1600;
const MOST_PIXELS = 100_000_000;
const MEGABYTES = 40;

/** Returns those of these files that a record names. */
const named = async (
  tx: Tx,
  resources: readonly RestResource[],
  keys: readonly string[],
): Promise<Set<string>> => {
  const found = new Set<string>();
  for (const { declared, table } of resources)
    for (const [name, field] of ownFields(declared.fields)) {
      if (!holdsFiles(field)) continue;
      const column = columnOf(table, name);
      const key =
        field.kind === 'images' ? sql`unnest(${column})` : sql`split_part(${column}, '#', 1)`;
      const { rows } = await tx.execute<{ key: string }>(
        sql`select key from (select ${key} as key from ${table}) as files where key = any(${sql.param([...keys])}::text[])`,
      );
      for (const row of rows) found.add(row.key);
    }
  return found;
};

/** Deletes files that no record names. */
const removeUnnamed = async (
  db: StandaloneDatabase,
  storage: Storage,
  resources: readonly RestResource[],
  keys: readonly string[],
): Promise<void> => {
  if (keys.length === 0) return;
  const kept = await db.asSystem((tx) => named(tx, resources, keys));
  for (const key of keys) if (!kept.has(key)) await storage.delete(key);
};

/** Returns the key that signs addresses of files: created once, and kept in the data folder. */
const secretIn = async (dataDir: string): Promise<Buffer> => {
  const file = join(dataDir, 'secret.key');
  await writeFile(file, randomBytes(32), { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(file);
};

/**
 * Returns what declared resources need, with the records in the embedded database and the files in a folder. Deletes files that no record names: when
 * a record that named them has changed, and at the start those of forms that were never saved.
 */
export const standaloneHost = async (
  db: StandaloneDatabase,
  dataDir: string,
  resources: readonly RestResource[],
  surroundings: Surroundings,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<{ host: RecordsHost; storage: Storage }> => {
  await mkdir(dataDir, { recursive: true });
  const storage = await openFolder(join(dataDir, 'files'));
  const keys: string[] = [];
  for await (const key of storage.keys()) keys.push(key);
  await removeUnnamed(db, storage, resources, keys);
  /** The files that a transaction asked to be deleted. */
  const unwanted = new WeakMap<Tx, string[]>();
  return {
    storage,
    host: {
      resources,
      surroundings,
      signing: signingBy(await secretIn(dataDir)),
      uploads: { dataDir, uploadLimitBytes: MEGABYTES * 1024 * 1024 },
      companiesOf: (principal) => companiesOf(principal, surroundings.operator),
      as: async (principal, work) => {
        const removed: string[] = [];
        const result = await db.as(principal, (tx) => {
          unwanted.set(tx, removed);
          return work(tx);
        });
        // the change is stored: files that are still there go at the next start
        await removeUnnamed(db, storage, resources, removed).catch((error: unknown) =>
          log.warn({ err: error }, 'files that no record names could not be deleted'),
        );
        return result;
      },
      storePicture: async (file) => {
        const picture = await sharp(file.path, { limitInputPixels: MOST_PIXELS })
          .rotate()
          .resize({ width: PICTURE_WIDTH, withoutEnlargement: true })
          .webp()
          .toBuffer()
          .catch(() => {
            throw invalidField('file', 'file_no_picture');
          });
        const key = newKey(REST_FILE, 'webp');
        await storage.put(key, picture, 'image/webp');
        return key;
      },
      storeFile: (key, file) => storage.put(key, file, 'application/octet-stream'),
      removeFiles: async (tx, removed) => {
        unwanted.get(tx)?.push(...removed);
      },
    },
  };
};
