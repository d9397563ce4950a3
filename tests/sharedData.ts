import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPGlite } from '@turntable/declare/server/db/pglite.ts';

export interface SharedFolder {
  folder: string;
  remove(): Promise<void>;
}

/**
 * Returns a folder that `make` fills once for all suites of `npm test` or of CI, which name where in SHARED_TEST_DATA and remove it. Without that
 * variable, each caller has its own.
 */
export async function sharedFolder(
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<SharedFolder> {
  const place = process.env.SHARED_TEST_DATA;
  const shared = place && join(place, name);
  if (shared && existsSync(shared)) return { folder: shared, remove: async () => {} };
  const folder = await mkdtemp(join(place || tmpdir(), `turntable-${name}-`));
  await make(folder);
  if (!shared) return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
  await rename(folder, shared);
  return { folder: shared, remove: async () => {} };
}

/** Puts an embedded database without tables into a folder that does not exist: creating one takes five seconds, a copy a fraction of that. */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  const empty = await sharedFolder('database', async (created) =>
    (await openPGlite(created)).close(),
  );
  await cp(empty.folder, folder, { recursive: true });
  await empty.remove();
}
