import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { type ReceivedFile, receiveFile } from '@turntable/declare/server/files/receivedFile.ts';
import { FileMissing } from '@turntable/declare/server/files/storage.ts';
import { Refusal } from '@turntable/declare/server/refusal.ts';
import { storeFiles } from '../files/storedFiles.ts';
import type { ServiceContext } from '../shared/context.ts';

/** How long pieces wait for the rest of their photo: longer than a night without network. */
const KEPT_SECONDS = 48 * 3600;

/** A photo that is sent in pieces under the sender's name for it; equal names of two users do not collide. */
export interface Upload {
  readonly userId: number;
  readonly upload: string;
}

const keyOf = ({ userId, upload }: Upload, offset: number): string =>
  `piece-${userId}-${upload}-${offset}.part`;

/** Keeps the piece of a photo that begins at `offset`, in the storage that all servers share. A piece that is sent again replaces the earlier one. */
export const keepPiece = (
  context: ServiceContext,
  upload: Upload,
  offset: number,
  piece: ReceivedFile,
): Promise<void> =>
  storeFiles(context, { [keyOf(upload, offset)]: piece }, undefined, KEPT_SECONDS);

/**
 * Puts the pieces before `offset` and the rest of a photo together. @returns the whole, which the caller disposes of.
 * Throws 409 where the pieces do not end at `offset`: the sender begins again.
 */
export const joinPieces = async (
  { storage, config }: Pick<ServiceContext, 'storage' | 'config'>,
  upload: Upload,
  offset: number,
  rest: ReceivedFile,
): Promise<ReceivedFile> => {
  const parts = async function* () {
    let bytes = 0;
    while (bytes < offset) {
      const piece = await storage.open(keyOf(upload, bytes)).catch((error: unknown) => {
        throw error instanceof FileMissing ? incomplete() : error;
      });
      yield* piece.stream;
      bytes += piece.bytes;
    }
    if (bytes > offset) throw incomplete();
    yield* createReadStream(rest.path);
  };
  return receiveFile(config.dataDir, Readable.from(parts(), { objectMode: false }), rest.name);
};

const incomplete = (): Refusal => new Refusal(409, 'upload_unreadable');
