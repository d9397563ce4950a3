import { fileURLToPath } from 'node:url';
import { newKey } from '@turntable/declare/server/files/keys.ts';
import { albumPhotos, albumSections } from '../../../server/db/schema/index.ts';
import { samples } from '../../../server/db/seed/samples/index.ts';
import type { ServiceContext } from '../../../server/services/shared/context.ts';

const FOLDER = new URL('../../../server/db/seed/samples/', import.meta.url);
/** Rows written, and files stored, at once. */
const AT_ONCE = 100;
const MINUTE_MS = 60_000;

/**
 * Fills an album with many photos without uploading them: each has a preview of its own, as if drawn after an upload; originals, which a grid
 * never shows, are only named. @returns the album's id
 */
export const fillAlbum = async (
  { db, storage, inspection }: ServiceContext,
  company_id: number,
  count: number,
): Promise<number> => {
  const drawn = await Promise.all(
    samples.map(async ({ file }) => ({
      file,
      ...(await inspection.inspect(fileURLToPath(new URL(file, FOLDER)))),
    })),
  );
  const [album] = await db.asSystem((tx) =>
    tx
      .insert(albumSections)
      .values({ name: 'Measured', company_id })
      .returning({ id: albumSections.id }),
  );
  if (!album) throw new Error('an insert returned no row');
  for (let first = 0; first < count; first += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, step) => {
      const photo = drawn[(first + step) % drawn.length];
      if (!photo) throw new Error('there are no drawn photographs');
      const { file, width, height, preview } = photo;
      return {
        preview,
        row: {
          section_id: album.id,
          company_id,
          width,
          height,
          bytes: preview.length,
          name: `${first + step + 1}-${file}`,
          key: newKey('album', 'jpg'),
          preview_key: newKey('preview', 'jpg'),
          created_at: new Date(Date.now() - (first + step) * MINUTE_MS),
        },
      };
    });
    await Promise.all(
      rows.map(({ preview, row }) => storage.put(row.preview_key, preview, 'image/jpeg')),
    );
    await db.asSystem((tx) => tx.insert(albumPhotos).values(rows.map(({ row }) => row)));
  }
  return album.id;
};
