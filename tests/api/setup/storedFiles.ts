import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import type { TestServer } from './testServer.ts';

const MADE = ['processed_key', 'preview_processed_key', 'mask_key'];
const PHOTOS = { photos: ['original_key', 'preview_key', ...MADE], photo_versions: MADE };
/** The tables of a look's pictures, and the columns that name their files. */
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

/** Returns the keys of all files in the storage. */
export async function storedKeys({
  filesFolder,
}: Pick<TestServer, 'filesFolder'>): Promise<string[]> {
  const entries = await readdir(filesFolder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => basename(entry.name));
}

/** Returns files that no photo, earlier picture or picture of a look names: there must be none once the work is done. */
export async function unreferencedFiles(
  testServer: Pick<TestServer, 'filesFolder' | 'db'>,
): Promise<string[]> {
  const named = new Set<unknown>();
  for (const [table, columns] of Object.entries({ ...PHOTOS, ...LOOKS })) {
    const { rows } = await testServer.db.systemQuery(`select ${columns.join(', ')} from ${table}`);
    for (const key of rows.flatMap((row) => Object.values(row))) named.add(key);
  }
  return (await storedKeys(testServer)).filter((key) => !named.has(key));
}
