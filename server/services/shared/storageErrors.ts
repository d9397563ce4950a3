import { StorageFull, StorageUnreachable } from '../../storage/storage.ts';
import { codeOf } from './databaseErrors.ts';

const isA = (kind: new () => Error, error: unknown): boolean =>
  error instanceof kind ||
  (error instanceof Error && error.cause !== undefined && isA(kind, error.cause));

/** No space left to write. A retry may help. */
export const isStorageFull = (error: unknown): boolean =>
  isA(StorageFull, error) || isDiskFull(error);

/** The file store does not respond. A retry may help. */
export const isStorageUnreachable = (error: unknown): boolean => isA(StorageUnreachable, error);

/** Any failure of the storage. */
export const isStorageOutage = (error: unknown): boolean =>
  isStorageFull(error) || isStorageUnreachable(error);

/** Codes for a full disk: PostgreSQL's, and the operating system's for writing a file. */
const isDiskFull = (error: unknown): boolean =>
  ['53100', 'ENOSPC', 'EDQUOT'].includes(String(codeOf(error)));
