import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { DiskSpace } from './diskSpace.ts';
import { openFolder } from './folder.ts';
import type { Storage } from './storage.ts';

/** Opens a bucket when one is configured, else a folder. Loads the bucket's large client only when needed. */
export const openStorage = async (
  config: Pick<Config, 'bucket' | 'dataDir'>,
  disk?: DiskSpace,
): Promise<Storage> => {
  if (!config.bucket) return openFolder(join(config.dataDir, 'files'), disk);
  const { openBucket } = await import('./bucket.ts');
  return openBucket(config.bucket);
};
