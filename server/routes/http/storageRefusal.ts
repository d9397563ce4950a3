import { Refusal } from '@turntable/declare/server/refusal.ts';
import { isStorageFull, isStorageUnreachable } from '../../services/shared/storageErrors.ts';

/** Long: the operator has to free space first. */
const FULL_SECONDS = 60;
const UNREACHABLE_SECONDS = 10;

/** Turns an error of the storage or the disk into a refusal for users; null for any other error. */
export const storageRefusal = (error: unknown): Refusal | null => {
  if (isStorageFull(error))
    return new Refusal(507, 'storage_full', { retryAfterSeconds: FULL_SECONDS });
  if (isStorageUnreachable(error))
    return new Refusal(503, 'storage_unreachable', { retryAfterSeconds: UNREACHABLE_SECONDS });
  return null;
};
