import { ApiError } from '@turntable/declare/api/apiError.ts';

/** Returns whether the call failed because no credit is left (specification, chapter 8). */
export const isCreditUsedUp = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 402;
