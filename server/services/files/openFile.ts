import { extname } from 'node:path';
import { FileMissing, type Storage } from '@turntable/declare/server/files/storage.ts';
import { notFound } from '@turntable/declare/server/refusal.ts';
import type { PhotoFormat } from '../../imaging/fileFormat.ts';
import type { ServiceContext } from '../shared/context.ts';

/** How the files of each accepted format end. */
export const EXTENSION: Record<PhotoFormat, string> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};

const CONTENT_TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** Returns a stored file's type by the extension that the server gave it. */
export const contentTypeOf = (key: string): string =>
  CONTENT_TYPES[extname(key)] ?? 'application/octet-stream';

/** Opens a stored file. Throws 404 when it is gone. */
export const openFile = async (storage: Storage, key: string) => {
  try {
    return { ...(await storage.open(key)), contentType: contentTypeOf(key) };
  } catch (error) {
    if (error instanceof FileMissing) throw notFound();
    throw error;
  }
};

/** Opens a picture whose address was signed by us and has not expired. Throws 404 for all else. */
export const openPicture = (
  { storage, signing }: Pick<ServiceContext, 'storage' | 'signing'>,
  { key, expires, signature }: { key: string; expires: string; signature: string },
) => {
  if (!signing.isValid(key, expires, signature)) throw notFound();
  return openFile(storage, key);
};
