import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UnusableDatabase } from './unavailable.ts';

/** SQLite's result codes, without their extensions. */
const SQLITE_BUSY = 5;
const PRIMARY_CODE = 0xff;

/** The owning process's description of itself: only for the message, never for the decision. */
interface Owner {
  pid: number;
  host: string;
  command: string;
  since: string;
}

export interface FolderLock {
  /** Lets other processes open the folder. Safe to call twice. */
  release(): void;
}

/** Thrown when another process has the folder open or the folder cannot be locked; the message is one sentence. */
export class FolderLockError extends UnusableDatabase {
  override readonly name = 'FolderLockError';
}

/** Referenced here so that the garbage collector never closes a lock that is still held. */
const held = new Set<DatabaseSync>();

/**
 * Locks a database folder for this process; held until `release` or the end of the process.
 *
 * The operating system keeps the lock (on `<folder>.lock`, taken through Node's SQLite) and drops it whenever the process dies, also after
 * `kill -9` or a power cut. No process ids are compared, because another process or container may have the same.
 * Nothing else in this process may open that file: on POSIX systems closing it would drop the lock.
 * @throws {FolderLockError} with the folder and the process that has it open
 */
export const lockFolder = (folder: string): FolderLock => {
  const place = realPlace(folder);
  const ownerFile = ownerFileOf(place);
  const lock = takeLock(place, folder);
  writeFileSync(ownerFile, JSON.stringify(thisProcess()));
  return {
    release: () => {
      if (!held.delete(lock)) return;
      rmSync(ownerFile, { force: true });
      lock.close();
    },
  };
};

const takeLock = (place: string, folder: string): DatabaseSync => {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(`${place}.lock`);
    lock.exec('begin exclusive');
    held.add(lock);
    return lock;
  } catch (error) {
    lock?.close();
    throw new FolderLockError(reasonOf(error, folder, ownerFileOf(place)), { cause: error });
  }
};

const ownerFileOf = (place: string): string => `${place}.owner`;

/** Resolves links, so that every path of a folder gets the same lock. */
const realPlace = (folder: string): string => {
  mkdirSync(dirname(folder), { recursive: true });
  try {
    return realpathSync(folder);
  } catch {
    return join(realpathSync(dirname(folder)), basename(folder));
  }
};

const thisProcess = (): Owner => ({
  pid: process.pid,
  host: hostname(),
  command: basename(process.argv[1] ?? process.title),
  since: new Date().toISOString(),
});

const reasonOf = (error: unknown, folder: string, ownerFile: string): string => {
  const code = (error as { errcode?: number }).errcode ?? 0;
  if ((code & PRIMARY_CODE) === SQLITE_BUSY) {
    return `The embedded database in ${folder} is in use by ${describeOwner(ownerFile)}: stop that process first, or set another DATA_DIR.`;
  }
  const { message } = error as Error; // SQLite throws nothing else
  return `The embedded database in ${folder} cannot be locked (${message}): DATA_DIR needs a local disk that this user may write to.`;
};

const describeOwner = (ownerFile: string): string => {
  try {
    const { pid, host, command, since } = JSON.parse(readFileSync(ownerFile, 'utf8')) as Owner; // written by thisProcess
    return `process ${pid}${host === hostname() ? '' : ` on ${host}`} (${command}, since ${since})`;
  } catch {
    return 'another process';
  }
};
