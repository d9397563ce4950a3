import { StorageFull, StorageUnreachable } from '../../storage/storage.ts';
import { codeOf } from './databaseErrors.ts';

const isA = (kind: new () => Error, error: unknown): boolean =>
  error instanceof kind ||
  (error instanceof Error && error.cause !== undefined && isA(kind, error.cause));

/** There is no room for what was to be written. It may pass. */
export const isStorageFull = (error: unknown): boolean =>
  isA(StorageFull, error) || isDiskFull(error);

/** The store of the files does not answer. It may pass. */
export const isStorageUnreachable = (error: unknown): boolean => isA(StorageUnreachable, error);

/** A failure of the storage, whatever was to be done with it. */
export const isStorageOutage = (error: unknown): boolean =>
  isStorageFull(error) || isStorageUnreachable(error);

/** The disk has no room: PostgreSQL's code, and those of the operating system for a file that grows. */
const isDiskFull = (error: unknown): boolean =>
  ['53100', 'ENOSPC', 'EDQUOT'].includes(String(codeOf(error)));
