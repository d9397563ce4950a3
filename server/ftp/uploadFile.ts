import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Client, FTPError } from 'basic-ftp';

/** What was delivered under a name before. */
export interface Delivered {
  readonly madeOf: string;
  /** Of the content, in hexadecimal digits. */
  readonly sha256: string;
  readonly bytes: number;
}

/** A file to send; its content is asked for when its turn comes, and only if it is needed. */
export interface OutgoingFile {
  /** Below the folder; folders in it are made. */
  readonly name: string;
  /** The same again means the same content. */
  readonly madeOf: string;
  readonly former: Delivered | undefined;
  /** Throws NotMade. */
  content(): Promise<Uint8Array | Readable>;
}

/** What lies there now, and whether it had to be sent. */
export interface Receipt {
  readonly state: 'sent' | 'skipped';
  readonly bytes: number;
  readonly sha256: string;
}

/** What was to be sent could not be made: the server has nothing to do with it. */
export class NotMade extends Error {
  override readonly name = 'NotMade';
}

/** The server kept less, or more, than was sent, and said that all was well. */
export class ChangedContent extends Error {
  override readonly name = 'ChangedContent';
}

/**
 * Sends a file into the present folder: under a temporary name, compared in size and renamed when it is whole, so that a reader of the
 * folder never sees half a file. One of the same name is replaced, unless it lies there just as it was delivered and is unchanged here.
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

/** What a file is called until it is whole. */
export const draftOf = (name: string): string => `${name}.part`;

/** A slow server is seen to go on as long as one of these goes through within its time. */
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

/** Some servers do not rename over a file that is there. */
const putInPlace = async (client: Client, draft: string, name: string): Promise<void> => {
  try {
    await client.rename(draft, name);
  } catch (error) {
    if (!(error instanceof FTPError) || client.closed) throw error;
    await client.remove(name, true);
    await client.rename(draft, name);
  }
};

/** Undefined where there is no such file, and where the server cannot tell. */
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
