import { statfs } from 'node:fs/promises';
import { StorageFull } from '@turntable/declare/server/files/storage.ts';

/** Free space of the data folder's disk, of which a reserve is kept: a database on a full disk stops for good. */
export interface DiskSpace {
  /** Throws StorageFull when writing this many bytes would leave less than the reserve. */
  assertRoom(bytes?: number): Promise<void>;
  /** Requires only a quarter of the reserve, for small writes that help to free space. */
  assertLastRoom(): Promise<void>;
  freeBytes(): Promise<number>;
}

/** Reads the disk's state on each call, which takes microseconds. */
export const watchDisk = (folder: string, reserveBytes: number): DiskSpace => {
  const freeBytes = async (): Promise<number> => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
  const leave = async (wanted: number): Promise<void> => {
    if ((await freeBytes()) < wanted)
      throw new StorageFull(`less than ${wanted} bytes are free in ${folder}`);
  };
  return {
    assertRoom: (bytes = 0) => leave(reserveBytes + bytes),
    assertLastRoom: () => leave(reserveBytes / 4),
    freeBytes,
  };
};
