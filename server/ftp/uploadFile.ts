import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Client, FTPError } from 'basic-ftp';

/** An earlier delivery under a name. */
export interface Delivered {
  readonly madeOf: string;
  /** Digest of the content, hexadecimal. */
  readonly sha256: string;
  readonly bytes: number;
}

/** A file to send; its content is only produced when needed. */
export interface OutgoingFile {
  /** Path below the folder; its folders are created. */
  readonly name: string;
  /** Equal versions mean equal content. */
  readonly madeOf: string;
  readonly former: Delivered | undefined;
  /** Throws NotMade. */
  content(): Promise<Uint8Array | Readable>;
}

/** The file on the server now, and whether it had to be sent. */
export interface Receipt {
  readonly state: 'sent' | 'skipped';
  readonly bytes: number;
  readonly sha256: string;
}

/** Thrown when the content could not be produced: not the server's fault. */
export class NotMade extends Error {
  override readonly name = 'NotMade';
}

/** Thrown when the stored size differs although the server reported success. */
export class ChangedContent extends Error {
  override readonly name = 'ChangedContent';
}

/**
 * Sends a file into the present folder under a temporary name, compares its size and renames it, so that readers of the folder never see
 * half a file. Replaces a file of the same name, unless it is there as delivered before and unchanged here.
 */
export const uploadFile = async (
  client: Client,
  name: string,
  file: OutgoingFile,
): Promise<Receipt> => {
  const { former } = file;
  const isThere = former !== undefined && (await sizeOf(client, name)) === former.bytes;
  if (isThere && former.madeOf === file.madeOf)
    return { state: 'skipped', bytes: former.bytes, sha256: former.sha256 };
  const content = await file.content();
  if (isThere && content instanceof Uint8Array) {
    const sha256 = createHash('sha256').update(content).digest('hex');
    if (sha256 === former.sha256) return { state: 'skipped', bytes: former.bytes, sha256 };
  }
  const draft = draftOf(name);
  const { stream, measured } = measuredStream(content);
  await client.uploadFrom(stream, draft);
  const { bytes, sha256 } = measured();
  const kept = await sizeOf(client, draft);
  if (kept !== undefined && kept !== bytes)
    throw new ChangedContent(`the server kept ${kept} of ${bytes} bytes`);
  await putInPlace(client, draft, name);
  return { state: 'sent', bytes, sha256 };
};

/** Returns the temporary name of an incomplete file. */
export const draftOf = (name: string): string => `${name}.part`;

/** Chunk size: a slow server counts as alive while one chunk passes within the time limit. */
const SLICE = 64 * 1024;

const slicesOf = function* (content: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < content.length; from += SLICE)
    yield content.subarray(from, from + SLICE);
};

const measuredStream = (content: Uint8Array | Readable) => {
  const hash = createHash('sha256');
  let bytes = 0;
  const passing = async function* () {
    for await (const chunk of content instanceof Uint8Array ? slicesOf(content) : content) {
      bytes += chunk.byteLength;
      hash.update(chunk);
      yield chunk;
    }
  };
  return {
    stream: Readable.from(passing(), { objectMode: false }),
    measured: () => ({ bytes, sha256: hash.digest('hex') }),
  };
};

/** Renames a file; some servers do not rename over an existing one. */
const putInPlace = async (client: Client, draft: string, name: string): Promise<void> => {
  try {
    await client.rename(draft, name);
  } catch (error) {
    if (!(error instanceof FTPError) || client.closed) throw error;
    await client.remove(name, true);
    await client.rename(draft, name);
  }
};

/** Returns a file's size; undefined where it is missing or the server does not support the command. */
const sizeOf = async (client: Client, name: string): Promise<number | undefined> => {
  try {
    return await client.size(name);
  } catch (error) {
    if (!(error instanceof FTPError) || client.closed) throw error;
    return isUnknownCommand(error) ? listedSize(client, name) : undefined;
  }
};

const listedSize = async (client: Client, name: string): Promise<number | undefined> => {
  try {
    return (await client.list()).find((entry) => entry.name === name)?.size;
  } catch (error) {
    if (!(error instanceof FTPError) || client.closed) throw error;
    return undefined;
  }
};

const isUnknownCommand = ({ code }: FTPError): boolean => code >= 500 && code < 505;
