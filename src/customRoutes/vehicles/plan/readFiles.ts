import { sha256Of } from './contentHash.ts';
import { shootingTime } from './exifDate.ts';
import type { ReadFile } from './photoPlan.ts';

let count = 0;

/** Reads of each file when it was taken and what it holds, one after the other: photographs are large. */
export const readFiles = async (files: readonly File[]): Promise<ReadFile[]> => {
  const read: ReadFile[] = [];
  for (const file of files) {
    count += 1;
    read.push({
      key: `file-${count}`,
      file,
      name: file.name,
      takenAt: await shootingTime(file),
      sha256: await sha256Of(file),
    });
  }
  return read;
};
