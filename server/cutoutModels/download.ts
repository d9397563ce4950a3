import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file's address, checksum and target path. */
export type ModelOrder = {
  url: URL;
  bytes: number;
  sha256: string;
  target: string;
  /** Called with the number of bytes received. */
  onProgress?: (bytes: number) => void;
  /** Aborts the download; the part received is kept. */
  signal?: AbortSignal;
  /** How long to wait for a silent server. */
  silenceMs?: number;
};

/** The server has a different file: trying again soon does not help. */
export class WrongModelFile extends Error {
  override readonly name = 'WrongModelFile';
}

const SILENCE_MS = 60_000;
const PARTIAL_CONTENT = 206;

/**
 * Downloads a file, continues an earlier attempt (`<target>.part`), and keeps the file only if its checksum is right.
 * @throws {WrongModelFile} if the server has another file; a part with a wrong checksum is deleted
 * @throws if the server cannot be reached, refuses, breaks off or falls silent; then the part stays
 */
export async function downloadModel(order: ModelOrder): Promise<'fetched' | 'present'> {
  const { target, bytes, sha256 } = order;
  if ((await sizeOf(target)) === bytes && (await sha256Of(target)) === sha256) return 'present';
  await mkdir(dirname(target), { recursive: true });
  const part = partialFile(target);
  await fetchRest(order, part);
  if ((await sha256Of(part)) !== sha256) {
    await rm(part);
    throw new WrongModelFile('the checksum is wrong; the file was thrown away');
  }
  await rename(part, target);
  return 'fetched';
}

/** Returns the path at which the received part of a file is kept. */
export function partialFile(target: string): string {
  return `${target}.part`;
}

async function fetchRest(order: ModelOrder, part: string): Promise<void> {
  const { url, bytes: wanted, signal, onProgress, silenceMs = SILENCE_MS } = order;
  const done = await sizeOf(part);
  if (done >= wanted) return;
  const silence = new AbortController();
  const timer = setTimeout(
    () => silence.abort(new Error(`${url.host} has sent nothing for ${silenceMs / 1000} s`)),
    silenceMs,
  );
  const either = signal ? AbortSignal.any([signal, silence.signal]) : silence.signal;
  try {
    const answer = await fetch(url, {
      headers: { 'accept-encoding': 'identity', ...(done > 0 && { range: `bytes=${done}-` }) },
      signal: either,
    });
    if (!answer.ok || !answer.body) throw new Error(`${url.host} answered ${answer.status}`);
    // A server without support for ranges sends everything again.
    const start = answer.status === PARTIAL_CONTENT ? done : 0;
    assertSize(answer, start, wanted);
    let bytes = start;
    const count = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        timer.refresh();
        bytes += chunk.length;
        if (bytes > wanted) return next(new WrongModelFile(`more than ${wanted} bytes came`));
        onProgress?.(bytes);
        next(null, chunk);
      },
    });
    const file = createWriteStream(part, { flags: start > 0 ? 'a' : 'w' });
    await pipeline(answer.body, count, file, { signal: either });
    if (bytes < wanted) throw new Error(`${url.host} broke off`);
  } catch (error) {
    // fetch only says "aborted" or "failed": the reason is in the signal or the cause
    if (either.aborted) throw either.reason;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Checks the length before anything is written: an error page or a proxy's page has a different one. */
function assertSize(answer: Response, start: number, wanted: number): void {
  const rest = answer.headers.get('content-length');
  const range = answer.headers.get('content-range');
  const isOther =
    (rest !== null && start + Number(rest) !== wanted) ||
    (start > 0 && range !== `bytes ${start}-${wanted - 1}/${wanted}`);
  if (isOther) throw new WrongModelFile(`the file that is offered has other than ${wanted} bytes`);
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Returns the cause's text: fetch itself only says "fetch failed". */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
