import { existsSync, statSync } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { FolderLockError, lockFolder } from '@turntable/declare/server/db/folderLock.ts';
import type { Logger } from 'pino';
import { downloadModel, partialFile, reasonOf, WrongModelFile } from './download.ts';
import type { PublishedModel } from './publishedModels.ts';

/** The state of a model that is not on this machine yet. */
export type FetchState =
  | { readonly step: 'absent' | 'announced' | 'disk_missing' }
  | { readonly step: 'fetching'; readonly fetched: number }
  | { readonly step: 'failed'; readonly reason: string; readonly retryAt: Date };

/** One published model on this machine. */
export interface ModelFetch {
  readonly target: string;
  /** Null: the file is complete. */
  readonly missing: FetchState | null;
  /** Downloads it in the background and retries until it is complete. Resumes a started download at once. */
  begin(graceMs?: number): void;
  /** Aborts a download; the part received is kept. */
  close(): Promise<void>;
}

export interface FetchOptions {
  /** Disk space that must be free, in bytes. */
  disk?: number;
  /** The first and the longest delay before a retry. */
  retryMs?: { readonly first: number; readonly longest: number };
  silenceMs?: number;
}

const DISK = 2 ** 30;
const RETRY_MS = { first: 60_000, longest: 3_600_000 } as const;

/**
 * Checks whether a published model is on this machine, and downloads it on `begin`.
 * @param target the path of its file, which may not exist yet
 * @param url where it is fetched from
 */
export const openModelFetch = (
  model: PublishedModel & { readonly name: string },
  { target, url }: { target: string; url: URL },
  log: Logger,
  { disk = DISK, retryMs = RETRY_MS, silenceMs }: FetchOptions = {},
): ModelFetch => {
  const said = { model: model.name, from: url.host };
  const stop = new AbortController();
  let missing: FetchState | null = isThere(target, model) ? null : { step: 'absent' };
  let wait = retryMs.first;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;

  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = attempt().finally(() => {
        running = null;
      });
    }, ms);
    timer.unref();
  };

  const attempt = async (): Promise<void> => {
    try {
      if (!(await hasRoom(dirname(target), disk))) {
        missing = { step: 'disk_missing' };
        log.warn(
          { ...said, folder: dirname(target) },
          'too little room on the disk for a cut-out model',
        );
        return;
      }
      await fetchLocked();
      missing = null;
      log.info(said, 'a cut-out model is there and can be used from now on');
    } catch (error) {
      if (!stop.signal.aborted) failed(error);
    }
  };

  const fetchLocked = async (): Promise<void> => {
    // Other processes may share the folder.
    const lock = lockFolder(target);
    try {
      missing = { step: 'fetching', fetched: 0 };
      await downloadModel({
        ...model,
        url,
        target,
        signal: stop.signal,
        ...(silenceMs !== undefined && { silenceMs }),
        onProgress: (fetched) => {
          missing = { step: 'fetching', fetched };
        },
      });
    } finally {
      lock.release();
    }
  };

  const failed = (error: unknown): void => {
    const isElsewhere = error instanceof FolderLockError;
    const reason = isElsewhere ? 'another process fetches it' : reasonOf(error);
    // A wrong file will hardly be the right one a minute later.
    const ms = error instanceof WrongModelFile ? retryMs.longest : wait;
    if (!isElsewhere) wait = Math.min(2 * wait, retryMs.longest);
    missing = { step: 'failed', reason, retryAt: new Date(Date.now() + ms) };
    log.warn(
      { ...said, reason, again_in_seconds: ms / 1000 },
      'a cut-out model could not be fetched',
    );
    later(ms);
  };

  return {
    target,
    get missing() {
      return missing;
    },
    begin: (graceMs = 0) => {
      if (missing === null || running) return;
      wait = retryMs.first;
      missing = { step: 'announced' };
      later(existsSync(partialFile(target)) ? 0 : graceMs);
    },
    close: async () => {
      clearTimeout(timer);
      stop.abort(new Error('the server ends'));
      await running;
    },
  };
};

/** Returns whether a model is complete on this machine, by its size: a file gets its final name only after its checksum was verified. */
const isThere = (path: string, { bytes }: PublishedModel): boolean =>
  statSync(path, { throwIfNoEntry: false })?.size === bytes;

const hasRoom = async (folder: string, bytes: number): Promise<boolean> => {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= bytes;
};
