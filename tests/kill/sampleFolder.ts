import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Copies the sample data into a folder. */
export const copySampleData = (folder: string): void =>
  cpSync(inject('sampleFolder'), folder, { recursive: true });

/** Creates a data folder with the sample data, as after a first start. @returns its path */
export function makeSampleFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'turntable-kill-'));
  copySampleData(folder);
  return folder;
}
