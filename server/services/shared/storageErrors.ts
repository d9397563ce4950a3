import { codeOf } from '@turntable/declare/server/databaseErrors.ts';
import { StorageFull, StorageUnreachable } from '@turntable/declare/server/files/storage.ts';

const isA = (kind: new () => Error, error: unknown): boolean =>
  error instanceof kind ||
  (error instanceof Error && error.cause !== undefined && isA(kind, error.cause));

/** Returns whether there was no space left to write. A retry may help. */
export const isStorageFull = (error: unknown): boolean =>
  isA(StorageFull, error) || isDiskFull(error);

/** Returns whether the file store did not respond. A retry may help. */
export const isStorageUnreachable = (error: unknown): boolean => isA(StorageUnreachable, error);

/** Returns whether the storage failed, whatever the reason. */
export const isStorageOutage = (error: unknown): boolean =>
  isStorageFull(error) || isStorageUnreachable(error);

/** Returns whether a disk was full, by PostgreSQL's code and those of the operating system for writing a file. */
const isDiskFull = (error: unknown): boolean =>
  ['53100', 'ENOSPC', 'EDQUOT'].includes(String(codeOf(error)));
