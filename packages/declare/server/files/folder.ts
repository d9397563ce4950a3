import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import {
  access,
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { join } from 'node:path';
import { checkedKey, FileMissing, type Storage, StorageUnreachable } from './storage.ts';

const missing = (key: string) => (error: NodeJS.ErrnoException) => {
  throw error.code === 'ENOENT' ? new FileMissing(key) : error;
};

/** Returns a subfolder by the end of the key's random part: keys begin alike. */
const shardOf = (key: string): string => key.replace(/\.\w+$/, '').slice(-2);

/** The disk of a folder, if its space is watched. */
interface Disk {
  /** Throws if there is no room for so many bytes. */
  assertRoom(bytes?: number): Promise<void>;
}

/**
 * Opens a local folder for files. They are written to a temporary file, synced to disk, then renamed, so that an acknowledged upload survives a crash
 * of the machine.
 */
export const openFolder = async (root: string, disk?: Disk): Promise<Storage> => {
  const incoming = join(root, '.incoming');
  await mkdir(incoming, { recursive: true });
  const pathOf = (key: string) => join(root, shardOf(checkedKey(key)), key);

  return {
    put: async (key, content) => {
      const path = pathOf(key);
      const draft = join(incoming, randomUUID());
      await disk?.assertRoom(
        content instanceof Uint8Array ? content.byteLength : (await stat(content.path)).size,
      );
      try {
        if (!(content instanceof Uint8Array)) await copyFile(content.path, draft);
        const file = await open(draft, content instanceof Uint8Array ? 'w' : 'r+');
        try {
          if (content instanceof Uint8Array) await file.writeFile(content);
          await file.sync();
        } finally {
          await file.close();
        }
        await mkdir(join(root, shardOf(key)), { recursive: true });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    read: (key) => readFile(pathOf(key)).catch(missing(key)),
    open: async (key) => {
      const { size } = await stat(pathOf(key)).catch(missing(key));
      return { stream: createReadStream(pathOf(key)), bytes: size };
    },
    exists: (key) =>
      stat(pathOf(key)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false;
          throw error;
        },
      ),
    delete: (key) => rm(pathOf(key), { force: true }),
    keys: async function* () {
      for (const shard of await readdir(root, { withFileTypes: true })) {
        if (!shard.isDirectory() || shard.name.startsWith('.')) continue;
        yield* await readdir(join(root, shard.name));
      }
    },
    check: async () => {
      try {
        await access(incoming, constants.W_OK);
      } catch (error) {
        throw new StorageUnreachable('the folder of files cannot be written to', { cause: error });
      }
      await disk?.assertRoom();
    },
  };
};
