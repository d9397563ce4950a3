import { posix } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { type Client, FTPError } from 'basic-ftp';
import { FtpAddressRefused } from './address.ts';
import { connectFtp, type FtpAccess, ftpClient } from './connect.ts';

/** A file to send; its content is asked for when its turn comes. */
export interface OutgoingFile {
  /** Below the folder; folders in it are made. */
  readonly name: string;
  content(): Promise<Readable>;
}

const TIMEOUT_MS = 30_000;

/**
 * Sends files into a folder, which is made if needed. Each is written under a temporary name, compared in size and renamed when it is
 * whole, so that whoever reads the folder never sees half a file; one of the same name is replaced.
 * Throws what the server or the network says; `isFinal` tells whether trying again is of use.
 */
export const uploadFiles = async (
  access: FtpAccess,
  folder: string,
  files: readonly OutgoingFile[],
  signal: AbortSignal,
): Promise<void> => {
  const client = ftpClient(TIMEOUT_MS);
  const stop = () => client.close();
  signal.addEventListener('abort', stop, { once: true });
  try {
    signal.throwIfAborted();
    await connectFtp(client, access);
    if (folder) await client.ensureDir(folder);
    const base = await client.pwd();
    let present = '.';
    for (const file of files) {
      const wanted = posix.dirname(file.name);
      if (wanted !== present) {
        await client.cd(base);
        if (wanted !== '.') await client.ensureDir(wanted);
        present = wanted;
      }
      await uploadFile(client, posix.basename(file.name), await file.content());
    }
  } finally {
    signal.removeEventListener('abort', stop);
    client.close();
  }
};

const uploadFile = async (client: Client, name: string, content: Readable): Promise<void> => {
  const draft = `${name}.part`;
  const counted = new PassThrough();
  let sent = 0;
  content.on('data', (chunk: Uint8Array) => {
    sent += chunk.byteLength;
  });
  content.on('error', (error) => counted.destroy(error));
  await client.uploadFrom(content.pipe(counted), draft);
  const kept = await sizeOf(client, draft);
  if (kept !== undefined && kept !== sent) throw new Error(`the server kept ${kept} of ${sent} bytes`);
  // Some servers do not rename over a file that is there.
  await client.remove(name, true);
  await client.rename(draft, name);
};

/** Undefined where the server cannot tell. */
const sizeOf = async (client: Client, name: string): Promise<number | undefined> => {
  try {
    return await client.size(name);
  } catch (error) {
    if (error instanceof FTPError && error.code >= 500 && error.code < 505) return undefined;
    throw error;
  }
};

/** Not logged in, account needed, name not allowed, or an address that is refused: the next try would end the same. */
export const isFinal = (error: unknown): boolean =>
  error instanceof FtpAddressRefused || (error instanceof FTPError && [530, 532, 553].includes(error.code));
