import type { Readable } from 'node:stream';

/** The storage of files. Keys are random names without folders: 8 to 120 letters, digits, `_`, `-` and `.`. */
export interface Storage {
  /** Stores a file. Once this resolves, it is complete and survives a crash. */
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
  /** Deletes a file; a missing one is no error. */
  delete(key: string): Promise<void>;
  keys(): AsyncIterable<string>;
  /** Throws StorageUnreachable or StorageFull when no file can be stored now. */
  check(): Promise<void>;
}

export class FileMissing extends Error {
  override readonly name = 'FileMissing';
}

/** No space for another file. Temporary: the client gets a time to try again. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/** The store does not answer, or not sensibly. Temporary. */
export class StorageUnreachable extends Error {
  override readonly name = 'StorageUnreachable';
}

const KEY = /^\w[\w.-]{7,119}$/;

/** Throws for an invalid key before it becomes a path. */
export const checkedKey = (key: string): string => {
  if (!KEY.test(key) || key.includes('..'))
    throw new TypeError(`Not a storage key: ${JSON.stringify(key)}`);
  return key;
};
