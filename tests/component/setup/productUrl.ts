import { inject } from 'vitest';

/** Returns the URL of this worker's server. @throws if it has none */
export function productUrl(): string {
  const url = inject('productUrls')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!url) throw new Error(`There is no server for worker ${process.env.VITEST_POOL_ID}`);
  return url;
}
