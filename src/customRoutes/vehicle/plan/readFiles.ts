import { sha256Of } from './contentHash.ts';
import { shootingTime } from './exifDate.ts';
import type { ReadFile } from './photoPlan.ts';

/** Files that some systems hand out without a type. */
const PICTURE_NAME = /\.(jpe?g|png|webp|hei[cf]|avif)$/i;

/** True for what may be a photograph; the server has the last word. */
export const isPicture = ({ type, name }: File): boolean =>
  type ? type.startsWith('image/') && type !== 'image/svg+xml' : PICTURE_NAME.test(name);

let count = 0;

/** Reads of each file when it was taken and what it holds, one after the other: photographs are large. */
export const readFiles = async (files: readonly File[]): Promise<ReadFile[]> => {
  const read: ReadFile[] = [];
  for (const file of files) {
    count += 1;
    read.push({ key: `file-${count}`, file, name: file.name, takenAt: await shootingTime(file), sha256: await sha256Of(file) });
  }
  return read;
};
