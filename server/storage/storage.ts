import type { Readable } from 'node:stream';

/** Where files lie. Keys are unguessable names without folders: letters, digits, `_`, `-` and `.`, 8 to 120 of them. */
export interface Storage {
  /** Stores a file whole: it is there with all its bytes, and stays after a crash, once this resolves. */
  put(
    key: string,
    content: Uint8Array | { readonly path: string },
    contentType: string,
  ): Promise<void>;
  /** Throws FileMissing. */
  read(key: string): Promise<Uint8Array>;
  /** Throws FileMissing. */
  open(key: string): Promise<{ stream: Readable; bytes: number }>;
  exists(key: string): Promise<boolean>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  keys(): AsyncIterable<string>;
  /** Throws StorageUnreachable or StorageFull when no file can be stored now. */
  check(): Promise<void>;
}

export class FileMissing extends Error {
  override readonly name = 'FileMissing';
}

/** There is no room for another file. It may pass: the caller is told when to try again. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/** The store does not answer, or answers what makes no sense. It may pass. */
export class StorageUnreachable extends Error {
  override readonly name = 'StorageUnreachable';
}

const KEY = /^\w[\w.-]{7,119}$/;

/** Refuses what is no key before it becomes a path. */
export const checkedKey = (key: string): string => {
  if (!KEY.test(key) || key.includes('..'))
    throw new TypeError(`Not a storage key: ${JSON.stringify(key)}`);
  return key;
};
