import { type Readable, Transform } from 'node:stream';
import { Client } from 'basic-ftp';
import type { FtpProblem, FtpStep } from '../../contract/ftpExport/settings.ts';
import { connectFtp, type FtpAccess } from './connect.ts';
import { type Listing, readListing } from './listing.ts';
import { problemOf } from './problems.ts';

/** Reads a dealer's server sequentially. Connects on the first call, and again after the connection was lost. */
export interface FtpReader {
  /** Lists a folder, given by its steps below the root. Throws FtpReadFailed, TooManyEntries. */
  list(folder: readonly string[]): Promise<Listing>;
  /**
   * Fetches a file of exactly this size and passes its bytes to `receive`, whose result is disposed of unless the file is complete.
   * Throws FtpReadFailed, and the errors of `receive`.
   */
  fetch<T extends AsyncDisposable>(
    folder: readonly string[],
    file: { readonly name: string; readonly bytes: number },
    receive: (content: Readable) => Promise<T>,
  ): Promise<T>;
  close(): void;
}

/** Thrown when the server did not deliver a file or listing. */
export class FtpReadFailed extends Error {
  override readonly name = 'FtpReadFailed';
  readonly problem: FtpProblem | 'incomplete';
  /** True when nothing more can be read from the server at present. */
  readonly isOver: boolean;

  constructor(problem: FtpReadFailed['problem'], isOver: boolean, cause?: unknown) {
    super(`reading by FTP failed: ${problem}`, { cause });
    this.problem = problem;
    this.isOver = isOver;
  }
}

/** The size of a listing with ten thousand long lines. */
const LISTING_BYTES = 2 * 1024 * 1024;
/** How often the connection may be lost in one session. */
const MOST_LOST = 5;

/**
 * Returns a reader of a dealer's server, which is not connected yet. Aborting `signal` closes its connection.
 * @param root the folder to read, as the company has entered it; empty: where the login leads
 * @param silentMs how long to wait for a silent server
 */
export const openFtpReader = (
  access: FtpAccess,
  root: string,
  signal: AbortSignal,
  silentMs: number,
): FtpReader => {
  let client = new Client(silentMs, {
    allowSeparateTransferHost: false,
    maxListingBytes: LISTING_BYTES,
  });
  const parse = client.parseList;
  let base: string | undefined;
  let present: string | undefined;
  let lost = 0;
  const stop = () => client.close();
  signal.addEventListener('abort', stop, { once: true });

  const connect = async (): Promise<string> => {
    let step: FtpStep = 'connect';
    if (base !== undefined) {
      lost += 1;
      client = new Client(silentMs, {
        allowSeparateTransferHost: false,
        maxListingBytes: LISTING_BYTES,
      });
    }
    try {
      await connectFtp(client, access, (begun) => {
        step = begun;
      });
      step = 'directory';
      if (root) await client.cd(root);
      const here = await client.pwd();
      return here.endsWith('/') ? here : `${here}/`;
    } catch (error) {
      throw new FtpReadFailed(problemOf(step, access.security, error), true, error);
    }
  };

  /** Runs `work` in a folder and turns the server's and the network's errors into FtpReadFailed. */
  const within = async <T>(folder: readonly string[], work: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    if (base === undefined || client.closed) {
      base = await connect();
      present = undefined;
    }
    const wanted = `${base}${folder.join('/')}`;
    try {
      if (present !== wanted) await client.cd(wanted);
      present = wanted;
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof FtpReadFailed
        ? error
        : new FtpReadFailed(readProblemOf(error), lost >= MOST_LOST, error);
    }
  };

  /** Returns the problem behind an error. Silence on an open data connection does not mean blocked ports. */
  const readProblemOf = (error: unknown): FtpProblem =>
    error instanceof Error && error.message.startsWith('Timeout (data socket)')
      ? 'timeout'
      : problemOf('read', access.security, error);

  return {
    list: async (folder) => {
      let text = '';
      await within(folder, async () => {
        client.parseList = (raw) => {
          text = raw;
          return [];
        };
        await client.list();
      });
      return readListing(text, parse);
    },
    fetch: (folder, { name, bytes }, receive) =>
      within(folder, async () => {
        const content = atMost(bytes);
        const receiving = receive(content.stream);
        receiving.catch(() => {}); // awaited below, whichever of the two fails first
        try {
          await client.downloadTo(content.stream, name);
        } catch (error) {
          content.stream.destroy();
          await disposed(receiving);
          throw content.isTooMuch()
            ? new FtpReadFailed('incomplete', lost >= MOST_LOST, error)
            : error;
        }
        const received = await receiving;
        if (content.count() === bytes) return received;
        await received[Symbol.asyncDispose]();
        throw new FtpReadFailed('incomplete', false);
      }),
    close: () => {
      signal.removeEventListener('abort', stop);
      client.close();
    },
  };
};

/** Passes on and counts bytes; more than the limit are an error. */
const atMost = (bytes: number) => {
  let count = 0;
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      count += chunk.length;
      done(count > bytes ? new Error('more bytes than were announced') : null, chunk);
    },
  });
  return { stream, count: () => count, isTooMuch: () => count > bytes };
};

const disposed = async (receiving: Promise<AsyncDisposable>): Promise<void> => {
  const received = await receiving.catch(() => undefined);
  await received?.[Symbol.asyncDispose]();
};
