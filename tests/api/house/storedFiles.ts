import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import type { House } from './house.ts';

const COLUMNS = ['original_key', 'preview_key', 'processed_key', 'preview_processed_key', 'mask_key'];

/** The keys of all files in the storage. */
export async function storedKeys({ filesFolder }: Pick<House, 'filesFolder'>): Promise<string[]> {
  const entries = await readdir(filesFolder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => basename(entry.name));
}

/** Files that no photo names: there must be none once the work is done. */
export async function orphans(house: Pick<House, 'filesFolder' | 'db'>): Promise<string[]> {
  const { rows } = await house.db.systemQuery(`select ${COLUMNS.join(', ')} from photos`);
  const named = new Set(rows.flatMap((row) => Object.values(row)));
  return (await storedKeys(house)).filter((key) => !named.has(key));
}
