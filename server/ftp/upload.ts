import { Readable } from 'node:stream';
import { Client, FTPError } from 'basic-ftp';
import { FtpAddressRefused, parseFtpAddress, resolveFtpHost } from './address.ts';

export interface FtpAccess {
  /** As `parseFtpAddress` reads it. */
  readonly host: string;
  readonly user: string;
  readonly password: string;
  /** Lets the host lie in a private network. */
  readonly allowPrivate: boolean;
}

/** A file to send; its content is asked for when its turn comes. */
export interface OutgoingFile {
  readonly name: string;
  content(): Promise<Uint8Array>;
}

const TIMEOUT_MS = 30_000;

/**
 * Sends files into a folder, which is made if needed. Each is written under a temporary name and renamed when it is whole, so that
 * whoever reads the folder never sees half a file; one of the same name is replaced.
 * Throws what the server or the network says; `isFinal` tells whether trying again is of use.
 */
export const uploadFiles = async (
  access: FtpAccess,
  folder: string,
  files: readonly OutgoingFile[],
  signal: AbortSignal,
): Promise<void> => {
  const address = parseFtpAddress(access.host);
  const ip = await resolveFtpHost(address.host, access.allowPrivate);
  // The transfer host stays the one that was checked, whatever the server's answer to PASV names.
  const client = new Client(TIMEOUT_MS, { allowSeparateTransferHost: false });
  const stop = () => client.close();
  signal.addEventListener('abort', stop, { once: true });
  try {
    signal.throwIfAborted();
    await client.access({
      ...{ host: ip, port: address.port, secure: address.secure, user: access.user, password: access.password },
      ...(address.secure && { secureOptions: { servername: address.host } }),
    });
    await client.ensureDir(folder);
    for (const file of files) await uploadFile(client, file);
  } finally {
    signal.removeEventListener('abort', stop);
    client.close();
  }
};

const uploadFile = async (client: Client, file: OutgoingFile): Promise<void> => {
  const draft = `${file.name}.part`;
  await client.uploadFrom(Readable.from(Buffer.from(await file.content()), { objectMode: false }), draft);
  // Some servers do not rename over a file that is there.
  await client.remove(file.name, true);
  await client.rename(draft, file.name);
};

/** Not logged in, account needed, name not allowed, or an address that is refused: the next try would end the same. */
export const isFinal = (error: unknown): boolean =>
  error instanceof FtpAddressRefused || (error instanceof FTPError && [530, 532, 553].includes(error.code));
