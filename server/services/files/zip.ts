import { PassThrough, pipeline, type Readable } from 'node:stream';
import type { Logger } from 'pino';
import { ZipFile } from 'yazl';
import type { Storage } from '../../storage/storage.ts';

/**
 * A ZIP of stored files, written while it is read: one file is open at a time. Pictures are compressed already and are stored as they are.
 * When a file cannot be read the stream breaks, so that nobody takes the half for the whole.
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
    // Also when the receiver has gone away.
    current?.destroy();
    if (error) log.warn({ err: error }, 'a download was not finished');
  });
  return out;
};
