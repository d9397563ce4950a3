import { statfs } from 'node:fs/promises';
import { StorageFull } from './storage.ts';

/** The room on the disk of the data folder, of which a reserve stays free: a database that meets the end of its disk stops for good. */
export interface DiskSpace {
  /** Throws StorageFull when less than the reserve would be left after so many bytes more. */
  assertRoom(bytes?: number): Promise<void>;
  /** Demands a quarter of the reserve only, for what is small and helps to make room. */
  assertLastRoom(): Promise<void>;
}

/** Looks at the disk each time: a look takes microseconds. */
export const watchDisk = (folder: string, reserveBytes: number): DiskSpace => {
  const leave = async (wanted: number): Promise<void> => {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < wanted)
      throw new StorageFull(`less than ${wanted} bytes are free in ${folder}`);
  };
  return {
    assertRoom: (bytes = 0) => leave(reserveBytes + bytes),
    assertLastRoom: () => leave(reserveBytes / 4),
  };
};
