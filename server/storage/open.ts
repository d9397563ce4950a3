import { join } from 'node:path';
import { openFolder } from '@turntable/declare/server/files/folder.ts';
import type { Storage } from '@turntable/declare/server/files/storage.ts';
import type { Config } from '../config.ts';
import type { DiskSpace } from './diskSpace.ts';

/** Opens a bucket when one is configured, else a folder. Loads the bucket's large client only when needed. */
export const openStorage = async (
  config: Pick<Config, 'bucket' | 'dataDir'>,
  disk?: DiskSpace,
): Promise<Storage> => {
  if (!config.bucket) return openFolder(join(config.dataDir, 'files'), disk);
  const { openBucket } = await import('./bucket.ts');
  return openBucket(config.bucket);
};
