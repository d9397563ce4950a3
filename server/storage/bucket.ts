import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { BucketSettings } from '../config.ts';
import { checkedKey, FileMissing, type Storage } from './storage.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (['NoSuchKey', 'NotFound'].includes(error.name) ||
    (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404 ||
    isMissing(error.cause));

/** Files in an S3-compatible store. */
export const openBucket = (settings: BucketSettings): Storage => {
  const disk = new Disk(
    new S3Driver({
      bucket: settings.bucket,
      region: settings.region,
      credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
      ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
      visibility: 'private',
      supportsACL: false,
    }),
  );
  const found = async <T>(key: string, answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      throw isMissing(error) ? new FileMissing(key, { cause: error }) : error;
    }
  };

  return {
    put: async (key, content, contentType) => {
      if (content instanceof Uint8Array) {
        await disk.put(checkedKey(key), content, { contentType, contentLength: content.byteLength });
        return;
      }
      const { size } = await stat(content.path);
      await disk.putStream(checkedKey(key), createReadStream(content.path), { contentType, contentLength: size });
    },
    read: (key) => found(key, disk.getBytes(checkedKey(key))),
    open: async (key) => {
      const { contentLength } = await found(key, disk.getMetaData(checkedKey(key)));
      return { stream: await found(key, disk.getStream(key)), bytes: contentLength };
    },
    exists: (key) => disk.exists(checkedKey(key)),
    delete: (key) => disk.delete(checkedKey(key)),
    keys: async function* () {
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) });
        for (const entry of page.objects) if (entry.isFile) yield entry.key;
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
  };
};
