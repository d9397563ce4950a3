import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import {
  checkedKey,
  FileMissing,
  type Storage,
  StorageFull,
  StorageUnreachable,
} from '@turntable/declare/server/files/storage.ts';
import type { BucketSettings } from '../config.ts';

/** Larger files are uploaded in parts of this size; smaller ones in one request from memory, so that it can be repeated. */
const PART_BYTES = 16 * 1024 * 1024;
const ATTEMPTS = 3;
/** The slowest supported connection, in bytes per millisecond. */
const SLOWEST = 250;
const CONNECTIONS = 200;

interface StoreError extends Error {
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const FULL = new Set([
  'QuotaExceeded',
  'InsufficientStorage',
  'InsufficientCapacity',
  'XMinioStorageFull',
]);

/** Turns a client's error into a storage error; a missing bucket is not a missing file. */
const failureOf = (error: unknown, key: string): Error => {
  const { name, $metadata } = error as StoreError;
  const status = $metadata?.httpStatusCode;
  if (name === 'NoSuchKey' || name === 'NotFound' || (status === 404 && name !== 'NoSuchBucket'))
    return new FileMissing(key, { cause: error });
  if (FULL.has(name) || status === 507)
    return new StorageFull('the bucket takes no more files', { cause: error });
  return new StorageUnreachable(`the bucket did not answer for ${key}: ${name}`, { cause: error });
};

const translated = async <T>(key: string, answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    throw failureOf(error, key);
  }
};

/** Streams a file. Only time spent waiting for the store counts against it: a slow receiver may take longer. */
const watched = async function* (
  key: string,
  body: Readable,
  silenceMs: number,
): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  const silence = async (signal: AbortSignal): Promise<never> => {
    await pause(silenceMs, undefined, { signal });
    throw new Error(`nothing came for ${silenceMs} ms`);
  };
  try {
    for (;;) {
      const arrived = new AbortController();
      const tooLong = silence(arrived.signal);
      tooLong.catch(() => {}); // aborted when a chunk arrives first
      const next = await translated(key, Promise.race([chunks.next(), tooLong])).finally(() =>
        arrived.abort(),
      );
      if (next.done) return;
      yield next.value;
    }
  } finally {
    body.destroy();
  }
};

/**
 * Opens an S3-compatible store for files. Every call is limited: uploads and downloads must make progress within `timeoutMs`, with at most three
 * attempts, and the whole call has a limit by its size.
 */
export const openBucket = ({
  bucket,
  endpoint,
  region,
  accessKey,
  secretKey,
  timeoutMs,
}: BucketSettings): Storage => {
  const clientWith = (timeouts: { requestTimeout: number } | { socketTimeout: number }): S3Client =>
    new S3Client({
      region,
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      ...(endpoint && { endpoint, forcePathStyle: true }),
      maxAttempts: ATTEMPTS,
      // The default, a checksum behind a body of unknown length, is answered with 411 by Ceph.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: timeoutMs,
        throwOnRequestTimeout: true,
        ...timeouts,
        httpAgent: { keepAlive: true, maxSockets: CONNECTIONS },
        httpsAgent: { keepAlive: true, maxSockets: CONNECTIONS },
      },
    });
  const reading = clientWith({ requestTimeout: timeoutMs });
  const writing = clientWith({ socketTimeout: timeoutMs });
  const limited = (bytes = 0) =>
    AbortSignal.timeout(Math.ceil(ATTEMPTS * (timeoutMs + bytes / SLOWEST)));
  const at = (key: string) => ({ Bucket: bucket, Key: checkedKey(key) });

  const putWhole = async (key: string, body: Uint8Array, contentType: string): Promise<void> => {
    const command = new PutObjectCommand({
      ...at(key),
      Body: body,
      ContentLength: body.byteLength,
      ContentType: contentType,
    });
    await translated(key, writing.send(command, { abortSignal: limited(body.byteLength) }));
  };
  const putInParts = async (
    key: string,
    path: string,
    bytes: number,
    contentType: string,
  ): Promise<void> => {
    const abortController = new AbortController();
    limited(bytes).addEventListener('abort', () => abortController.abort());
    const params = { ...at(key), Body: createReadStream(path), ContentType: contentType };
    await translated(
      key,
      new Upload({
        client: writing,
        params,
        partSize: PART_BYTES,
        queueSize: 2,
        abortController,
      }).done(),
    );
  };
  const open = async (key: string) => {
    const { Body, ContentLength } = await translated(
      key,
      reading.send(new GetObjectCommand(at(key))),
    );
    if (!(Body instanceof Readable) || ContentLength === undefined)
      throw new StorageUnreachable(`the bucket sent no body for ${key}`);
    return {
      stream: Readable.from(watched(key, Body, timeoutMs), { objectMode: false }),
      bytes: ContentLength,
    };
  };
  const readOnce = async (key: string): Promise<Uint8Array> =>
    Buffer.concat(await (await open(key)).stream.toArray());

  return {
    put: async (key, content, contentType) => {
      if (content instanceof Uint8Array) return putWhole(key, content, contentType);
      const { size } = await stat(content.path);
      if (size > PART_BYTES) return putInParts(key, content.path, size, contentType);
      return putWhole(key, await readFile(content.path), contentType);
    },
    // The client retries requests, but not responses that broke off.
    read: (key) =>
      readOnce(key).catch((error: unknown) => {
        if (error instanceof StorageUnreachable) return readOnce(key);
        throw error;
      }),
    open,
    exists: async (key) => {
      try {
        await translated(key, reading.send(new HeadObjectCommand(at(key))));
        return true;
      } catch (error) {
        if (error instanceof FileMissing) return false;
        throw error;
      }
    },
    delete: async (key) => {
      await translated(key, reading.send(new DeleteObjectCommand(at(key))));
    },
    keys: async function* () {
      let ContinuationToken: string | undefined;
      do {
        const page = await translated(
          'the list',
          reading.send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken })),
        );
        for (const { Key } of page.Contents ?? []) if (Key) yield Key;
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
    check: async () => {
      try {
        await reading.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal: limited() });
      } catch (error) {
        throw new StorageUnreachable(`the bucket cannot be used: ${(error as Error).name}`, {
          cause: error,
        });
      }
    },
  };
};
