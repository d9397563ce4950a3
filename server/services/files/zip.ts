import { PassThrough, pipeline, type Readable } from 'node:stream';
import type { Storage } from '@turntable/declare/server/files/storage.ts';
import type { Logger } from 'pino';
import { ZipFile } from 'yazl';

/**
 * Returns a ZIP of stored files as a stream: one file is open at a time. Does not compress, since pictures are compressed. When a file
 * cannot be read the stream breaks, so that an incomplete ZIP is never taken for a complete one.
 */
export const streamZip = (
  storage: Storage,
  files: readonly { key: string; name: string }[],
  log: Pick<Logger, 'warn'>,
): Readable => {
  const zip = new ZipFile();
  const out = new PassThrough();
  let current: Readable | undefined;
  const fail = (error: Error) => out.destroy(error);
  for (const { key, name } of files) {
    zip.addReadStreamLazy(name, { compress: false }, (give) => {
      storage.open(key).then(({ stream }) => {
        current = stream.on('error', fail);
        give(null, stream);
      }, fail);
    });
  }
  zip.on('error', fail);
  zip.end();
  pipeline(zip.outputStream, out, (error) => {
    // Also after the receiver has disconnected.
    current?.destroy();
    if (error) log.warn({ err: error }, 'a download was not finished');
  });
  return out;
};
