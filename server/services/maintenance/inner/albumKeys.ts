import { inArray, or } from '@turntable/declare/server/db/drizzle.ts';
import type { Tx } from '../../../db/client.ts';
import { albumPhotos, datasets } from '../../../db/schema/index.ts';

/** Returns those of the files that a photo of an album or a dataset names, and the other file of each such photo. */
export const keysNamedByAlbums = async (tx: Tx, keys: readonly string[]): Promise<string[]> => {
  const photos = await tx
    .select({ key: albumPhotos.key, preview: albumPhotos.preview_key })
    .from(albumPhotos)
    .where(or(inArray(albumPhotos.key, [...keys]), inArray(albumPhotos.preview_key, [...keys])));
  const ofDatasets = await tx
    .select({ key: datasets.key })
    .from(datasets)
    .where(inArray(datasets.key, [...keys]));
  return [
    ...photos.flatMap(({ key, preview }) => [key, preview]),
    ...ofDatasets.map(({ key }) => key),
  ];
};
