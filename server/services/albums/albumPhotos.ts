import type { Flag } from '@turntable/declare/contract/flag.ts';
import { and, eq, inArray } from '@turntable/declare/server/db/drizzle.ts';
import { newKey } from '@turntable/declare/server/files/keys.ts';
import type { ReceivedFile } from '@turntable/declare/server/files/receivedFile.ts';
import type { Signing } from '@turntable/declare/server/files/signing.ts';
import type { AlbumPhoto } from '../../../contract/albums/album.ts';
import type { Tx } from '../../db/client.ts';
import { albumPhotos } from '../../db/schema/index.ts';
import { EXTENSION } from '../files/openFile.ts';
import { removeFiles, storeFiles } from '../files/storedFiles.ts';
import { inspectPhoto } from '../photos/upload.ts';
import type { Principal } from '../scope/principal.ts';
import type { ServiceContext } from '../shared/context.ts';
import {
  type AlbumPhotoRecord,
  findSection,
  lockSection,
  photosOfSection,
} from './inner/albumRows.ts';
import { albumScopeOf } from './inner/albumScope.ts';

/** Photos of one album. */
export interface ChosenOfAlbum {
  readonly sectionID: number;
  readonly photos: readonly number[];
}

const photoView = (
  signing: Signing,
  { id, section_id, key, preview_key, created_at, ...photo }: AlbumPhotoRecord,
): AlbumPhoto => ({
  id,
  sectionID: section_id,
  name: photo.name,
  bytes: photo.bytes,
  width: photo.width,
  height: photo.height,
  url: signing.urlOf(key),
  preview_url: signing.urlOf(preview_key),
  processed: photo.processed,
  created_at: created_at.toISOString(),
});

/**
 * Adds a photo to an album: decodes it completely, stores it without bytes behind the picture, then inserts its row. A repeated upload
 * adds nothing. Throws 404, and 422 at `photo` for an unusable image.
 */
export const addAlbumPhoto = async (
  context: ServiceContext,
  principal: Principal,
  { id, upload }: { id: number; upload: string | undefined },
  file: ReceivedFile,
): Promise<AlbumPhoto> => {
  const scope = albumScopeOf(principal);
  await context.db.as(scope, (tx) => findSection(tx, id));
  const { format, preview, bytes, width, height } = await inspectPhoto(context, file);
  const key = newKey('album', EXTENSION[format]);
  const preview_key = newKey('preview', 'jpg');
  await storeFiles(context, { [key]: file, [preview_key]: preview });
  return context.db.as(scope, async (tx) => {
    const section = await lockSection(tx, id);
    const values = {
      section_id: id,
      company_id: section.company_id,
      name: file.name,
      bytes,
      width,
      height,
      key,
      preview_key,
      upload,
    };
    const [added] = await tx.insert(albumPhotos).values(values).onConflictDoNothing().returning();
    const photo = added ?? (await photoOfUpload(tx, id, upload));
    return photoView(context.signing, photo);
  });
};

/** Reads the photo that an upload has added before. */
const photoOfUpload = async (tx: Tx, section: number, upload = ''): Promise<AlbumPhotoRecord> => {
  const [photo] = await tx
    .select()
    .from(albumPhotos)
    .where(and(eq(albumPhotos.section_id, section), eq(albumPhotos.upload, upload)));
  if (!photo) throw new Error('an insert returned no row');
  return photo;
};

const idsOf = (photos: readonly AlbumPhotoRecord[]): number[] => photos.map(({ id }) => id);

/** Marks photos as processed, or takes the mark back. Throws 404 when the album or one of the photos is not there. */
export const markAlbumPhotos = (
  context: ServiceContext,
  principal: Principal,
  { sectionID, photos, processed }: ChosenOfAlbum & { processed: Flag },
): Promise<void> =>
  context.db.as(albumScopeOf(principal), async (tx) => {
    const chosen = await photosOfSection(tx, sectionID, photos);
    await tx
      .update(albumPhotos)
      .set({ processed })
      .where(inArray(albumPhotos.id, idsOf(chosen)));
  });

/** Deletes photos of an album; their files are deleted after the commit. Throws 404 when the album or one of the photos is not there. */
export const removeAlbumPhotos = (
  context: ServiceContext,
  principal: Principal,
  { sectionID, photos }: ChosenOfAlbum,
): Promise<void> =>
  context.db.as(albumScopeOf(principal), async (tx) => {
    const chosen = await photosOfSection(tx, sectionID, photos);
    await tx.delete(albumPhotos).where(inArray(albumPhotos.id, idsOf(chosen)));
    await removeFiles(
      context,
      tx,
      chosen.flatMap(({ key, preview_key }) => [key, preview_key]),
    );
  });
