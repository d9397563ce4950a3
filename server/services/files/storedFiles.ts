import type { Storage } from '@turntable/declare/server/files/storage.ts';
import type { Tx } from '../../db/client.ts';
import type { ServiceContext } from '../shared/context.ts';
import { contentTypeOf } from './openFile.ts';

/** Stored files are deleted after this time unless a row references them; longer where a user has to save first. */
const UNCLAIMED_SECONDS = 3600;
/** How many files one job deletes. */
const AT_ONCE = 500;

/**
 * Stores files for a row that the caller writes next. If the process dies before that, a job deletes them.
 * `car`: the vehicle whose photos will reference them. `unclaimedSeconds`: how long they are kept without a row.
 */
export const storeFiles = async (
  { db, queue, storage }: Pick<ServiceContext, 'db' | 'queue' | 'storage'>,
  files: Readonly<Record<string, Parameters<Storage['put']>[1]>>,
  car?: number,
  unclaimedSeconds = UNCLAIMED_SECONDS,
): Promise<void> => {
  const data = { ...(car !== undefined && { car }), keys: Object.keys(files) };
  await db.asSystem((tx) =>
    queue.add(tx, 'remove-files', [{ data, startAfter: unclaimedSeconds }]),
  );
  try {
    for (const [key, content] of Object.entries(files))
      await storage.put(key, content, contentTypeOf(key));
  } catch (error) {
    // Free the space of those already stored; the job deletes what cannot be deleted now.
    await Promise.allSettled(data.keys.map((key) => storage.delete(key)));
    throw error;
  }
};

/** Queues the deletion of files after the commit, except those that a row references by then. */
export const removeFiles = (
  { queue }: Pick<ServiceContext, 'queue'>,
  tx: Tx,
  keys: readonly string[],
): Promise<void> => {
  const parts = Array.from({ length: Math.ceil(keys.length / AT_ONCE) }, (_, part) =>
    keys.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
  return queue.add(
    tx,
    'remove-files',
    parts.map((part) => ({ data: { keys: [...part] } })),
  );
};
