import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import type { TestServer } from './testServer.ts';

const MADE = ['processed_key', 'preview_processed_key', 'mask_key'];
const PHOTOS = { photos: ['original_key', 'preview_key', ...MADE], photo_versions: MADE };
/** What looks are made of, and the columns that name its files. */
const LOOKS: Record<string, string[]> = {
  ...Object.fromEntries(
    ['backgrounds', 'logos', 'banners', 'licence_plates'].map((table) => [
      table,
      ['key', 'preview_key'],
    ]),
  ),
  room_component_images: ['key', 'preview_key'],
  rooms: ['preview_key'],
};

/** The keys of all files in the storage. */
export async function storedKeys({
  filesFolder,
}: Pick<TestServer, 'filesFolder'>): Promise<string[]> {
  const entries = await readdir(filesFolder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => basename(entry.name));
}

/** Files that neither a photo, a former picture of one nor a picture of a look names: there must be none once the work is done. */
export async function orphans(
  testServer: Pick<TestServer, 'filesFolder' | 'db'>,
): Promise<string[]> {
  const named = new Set<unknown>();
  for (const [table, columns] of Object.entries({ ...PHOTOS, ...LOOKS })) {
    const { rows } = await testServer.db.systemQuery(`select ${columns.join(', ')} from ${table}`);
    for (const key of rows.flatMap((row) => Object.values(row))) named.add(key);
  }
  return (await storedKeys(testServer)).filter((key) => !named.has(key));
}
