import { inject } from 'vitest';

/** The URL of this worker's server. */
export function productUrl(): string {
  const url = inject('productUrls')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!url) throw new Error(`There is no server for worker ${process.env.VITEST_POOL_ID}`);
  return url;
}
