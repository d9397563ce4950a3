import { cpSync } from 'node:fs';
import { inject } from 'vitest';

/** Lays into an empty folder what a server's first start leaves there (prepareData.ts). */
export const layPreparedData = (folder: string): void => {
  const prepared = inject('preparedData');
  if (prepared !== undefined) cpSync(prepared, folder, { recursive: true });
};
