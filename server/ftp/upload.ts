import { posix } from 'node:path';
import { type Client, FTPError } from 'basic-ftp';
import type { FtpProblem, FtpStep } from '../../contract/ftpExport/settings.ts';
import { FtpAddressRefused } from './address.ts';
import { connectFtp, type FtpAccess, ftpClient } from './connect.ts';
import { problemOf } from './problems.ts';
import {
  ChangedContent,
  draftOf,
  NotMade,
  type OutgoingFile,
  type Receipt,
  uploadFile,
} from './uploadFile.ts';

/** What stopped an upload or one of its files. */
export interface Stop {
  readonly problem: FtpProblem | 'not_made';
  /** Trying again would end the same. */
  readonly isFinal: boolean;
}

/** Not everything could be sent; `cause` is what the server or the network said last. */
export class UploadFailed extends Error {
  override readonly name = 'UploadFailed';
  readonly stop: Stop;

  constructor(stop: Stop, cause: unknown) {
    super(`not everything could be sent: ${stop.problem}`, { cause });
    this.stop = stop;
  }
}

export interface UploadOptions {
  /** Ends the upload at once. */
  readonly signal: AbortSignal;
  /** How long the server may be silent. */
  readonly timeoutMs: number;
  /** Hears how each file ended; the next one waits until it is written down. */
  readonly onFile: (
    file: OutgoingFile,
    outcome: Receipt | ({ readonly state: 'failed' } & Stop),
  ) => Promise<void>;
}

/**
 * Sends files into a folder, which is made if needed (uploadFile.ts). A file that the server refuses does not stop the others. Where the
 * connection breaks after something has been sent, another one goes on with the file that was under way.
 * Throws UploadFailed unless every file lies there.
 */
export const uploadFiles = async (
  access: FtpAccess,
  folder: string,
  files: readonly OutgoingFile[],
  options: UploadOptions,
): Promise<void> => {
  const left = [...files];
  let failed: UploadFailed | undefined;
  while (left.length > 0) {
    const before = left.length;
    try {
      await uploadOverOneConnection(access, folder, left, options, (failure) => {
        // One that is worth another try decides about them all.
        if (!failed || failed.stop.isFinal) failed = failure;
      });
    } catch (error) {
      if (
        !(error instanceof UploadFailed) ||
        error.stop.isFinal ||
        left.length === before ||
        options.signal.aborted
      )
        throw error;
    }
  }
  if (failed) throw failed;
};

/** Sends from the front of `left` as long as the connection holds; what is through is taken out. */
const uploadOverOneConnection = async (
  access: FtpAccess,
  folder: string,
  left: OutgoingFile[],
  { signal, timeoutMs, onFile }: UploadOptions,
  onRefused: (failure: UploadFailed) => void,
): Promise<void> => {
  const client = ftpClient(timeoutMs);
  const end = () => client.close();
  signal.addEventListener('abort', end, { once: true });
  let step: FtpStep = 'connect';
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw new UploadFailed(stopOf(step, access, error), error);
    }
  };
  try {
    const enter = await guarded(async () => {
      signal.throwIfAborted();
      await connectFtp(client, access, (begun) => {
        step = begun;
      });
      step = 'directory';
      if (folder) await client.ensureDir(folder);
      return folders(client);
    });
    for (let file = left[0]; file; file = left[0]) {
      const { name } = file;
      let outcome: Parameters<typeof onFile>[1];
      try {
        outcome = await guarded(async () => {
          step = 'directory';
          await enter(posix.dirname(name));
          step = 'write';
          return uploadFile(client, posix.basename(name), file);
        });
      } catch (error) {
        if (!(error instanceof UploadFailed) || client.closed || !isOfFile(error.cause))
          throw error;
        await tidy(client, posix.basename(name));
        onRefused(error);
        outcome = { state: 'failed', ...error.stop };
      }
      left.shift();
      await onFile(file, outcome);
    }
  } finally {
    signal.removeEventListener('abort', end);
    client.close();
  }
};

/** Enters a folder below the present one, if it is not there yet. */
const folders = async (client: Client) => {
  const base = await client.pwd();
  let present = '.';
  return async (wanted: string): Promise<void> => {
    if (wanted === present) return;
    present = '';
    await client.cd(base);
    if (wanted !== '.') await client.ensureDir(wanted);
    present = wanted;
  };
};

/** A file that was refused leaves nothing behind, as far as the server lets that be known. */
const tidy = async (client: Client, name: string): Promise<void> => {
  try {
    await client.remove(draftOf(name), true);
  } catch {
    // The connection is gone: the next file will tell.
  }
};

/** Answers that concern the connection, the login or the ports for data, and so every file alike. */
const OF_CONNECTION = [332, 421, 425, 426, 530, 532];
/** Not logged in, account needed, name not allowed. */
const FINAL_ANSWERS = [530, 532, 553];

const isOfFile = (error: unknown): boolean =>
  error instanceof NotMade ||
  error instanceof ChangedContent ||
  (error instanceof FTPError && !OF_CONNECTION.includes(error.code));

const stopOf = (step: FtpStep, { security }: FtpAccess, error: unknown): Stop => {
  if (error instanceof NotMade) return { problem: 'not_made', isFinal: false };
  if (error instanceof ChangedContent) return { problem: 'changed_content', isFinal: false };
  const problem = problemOf(step, security, error);
  const isFinal =
    error instanceof FtpAddressRefused ||
    problem === 'certificate' ||
    (error instanceof FTPError && FINAL_ANSWERS.includes(error.code));
  return { problem, isFinal };
};
