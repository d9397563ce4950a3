import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A received file, which is in the folder of uploads in progress until it is disposed of. */
export interface ReceivedFile extends AsyncDisposable {
  readonly path: string;
  /** The sender's file name; one line of at most 200 characters. */
  readonly name: string;
  readonly bytes: number;
  /** Of its bytes, in hexadecimal. */
  readonly sha256: string;
}

const WRITE_BUFFER_BYTES = 1024 * 1024;
const NAME_LENGTH = 200;
/** Longer than any upload takes: older files were left by a process that died. */
const ABANDONED_MS = 3_600_000;

const folderOf = (dataDir: string): string => join(dataDir, 'uploads');

/** Writes a stream to a file of its own and hashes it on the way. Throws what the stream throws; nothing is left then. */
export const receiveFile = async (
  dataDir: string,
  stream: Readable,
  name: string,
): Promise<ReceivedFile> => {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  try {
    await pipeline(stream, counted, createWriteStream(path, { highWaterMark: WRITE_BUFFER_BYTES }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return {
    path,
    bytes,
    name: oneLine(name),
    sha256: hash.digest('hex'),
    [Symbol.asyncDispose]: () => rm(path, { force: true }),
  };
};

/** Deletes files left by uploads of dead processes. */
export const removeAbandonedUploads = async (dataDir: string, now = Date.now()): Promise<void> => {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const mtimeMs = await changedAt(path);
    if (mtimeMs !== undefined && now - mtimeMs > ABANDONED_MS) await rm(path, { force: true });
  }
};

/**
 * Returns when a file was last written, in milliseconds since 1970; undefined once it is gone, as an upload is when it has been stored or given up.
 */
const changedAt = async (path: string): Promise<number | undefined> => {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Returns a sender's file name as one line. The end of a long name is kept: it has the number and the kind of the file. */
const oneLine = (name: string): string =>
  name
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(-NAME_LENGTH) || 'photo';
