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

/** The reason why an upload or one of its files failed. */
export interface Stop {
  readonly problem: FtpProblem | 'not_made';
  /** Trying again does not help. */
  readonly isFinal: boolean;
}

/** Thrown when not everything could be sent; `cause` is the last error of the server or the network. */
export class UploadFailed extends Error {
  override readonly name = 'UploadFailed';
  readonly stop: Stop;

  constructor(stop: Stop, cause: unknown) {
    super(`not everything could be sent: ${stop.problem}`, { cause });
    this.stop = stop;
  }
}

export interface UploadOptions {
  /** Aborts the upload at once. */
  readonly signal: AbortSignal;
  /** How long to wait for a silent server. */
  readonly timeoutMs: number;
  /** Called with each file's result; the next file waits for it. */
  readonly onFile: (
    file: OutgoingFile,
    outcome: Receipt | ({ readonly state: 'failed' } & Stop),
  ) => Promise<void>;
}

/**
 * Sends files into a folder, which is created if needed (uploadFile.ts). A refused file does not stop the others. When the connection
 * breaks after progress, a new one continues with the interrupted file.
 * Throws UploadFailed unless every file arrived.
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
        // If one failure may pass, the whole upload is worth a retry.
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

/** Sends from the front of `left` while the connection holds, and removes finished files from it. */
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

/** Enters a folder below the present one and creates it if needed. */
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

/** Removes the remains of a refused file as far as the server allows. */
const tidy = async (client: Client, name: string): Promise<void> => {
  try {
    await client.remove(draftOf(name), true);
  } catch {
    // The connection is lost: the next file reports it.
  }
};

/** Problems of the connection, the login or the data ports, which concern every file. */
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
