import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What to fetch and where to; `total` is 0 where the server does not say it. */
export type ModelOrder = {
  url: URL;
  md5: string;
  target: string;
  onProgress: (bytes: number, total: number) => void;
};

/**
 * Fetches a file, going on where an earlier attempt stopped (`<target>.part`), and keeps it only when its checksum is right.
 * @throws when the server cannot be reached or refuses, or the checksum is wrong; then the part is thrown away
 */
export async function downloadModel({
  url,
  md5,
  target,
  onProgress,
}: ModelOrder): Promise<'fetched' | 'present'> {
  if ((await sizeOf(target)) > 0 && (await md5Of(target)) === md5) return 'present';
  await mkdir(dirname(target), { recursive: true });
  const part = `${target}.part`;
  await fetchRest(url, part, onProgress);
  if ((await md5Of(part)) !== md5) {
    await rm(part);
    throw new Error('the checksum is wrong; the file was thrown away');
  }
  await rename(part, target);
  return 'fetched';
}

async function fetchRest(
  url: URL,
  part: string,
  onProgress: ModelOrder['onProgress'],
): Promise<void> {
  const done = await sizeOf(part);
  const answer = await fetch(url, { headers: done > 0 ? { range: `bytes=${done}-` } : {} });
  // 416: the part is already the whole file.
  if (answer.status === 416) return;
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`);
  // A server that knows no ranges sends everything again.
  const start = answer.status === 206 ? done : 0;
  const length = Number(answer.headers.get('content-length') ?? 0);
  let bytes = start;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.length;
      onProgress(bytes, length > 0 ? start + length : 0);
      next(null, chunk);
    },
  });
  await pipeline(answer.body, count, createWriteStream(part, { flags: start > 0 ? 'a' : 'w' }));
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}

async function md5Of(path: string): Promise<string> {
  const hash = createHash('md5');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
