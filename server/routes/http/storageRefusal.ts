import { Refusal } from '../../services/shared/refusal.ts';
import { isStorageFull, isStorageUnreachable } from '../../services/shared/storageErrors.ts';

/** Somebody has to make room first. */
const FULL_SECONDS = 60;
const UNREACHABLE_SECONDS = 10;

/** A failure of the storage or of the disk, as users are told of it; null for any other failure. */
export const storageRefusal = (error: unknown): Refusal | null => {
  if (isStorageFull(error))
    return new Refusal(507, 'storage_full', { retryAfterSeconds: FULL_SECONDS });
  if (isStorageUnreachable(error))
    return new Refusal(503, 'storage_unreachable', { retryAfterSeconds: UNREACHABLE_SECONDS });
  return null;
};
