import type { AlbumPhoto } from '../../../contract/albums/album.ts';
import { albums } from '../../dataProvider/albums.ts';
import { registerDockPanel } from '../../layout/dock.tsx';
import { browserQueue } from '../../uploads/browserQueue.ts';
import { UploadDock } from '../../uploads/UploadDock.tsx';
import { newUploadKey } from '../../uploads/uploadKey.ts';
import type { FileUpload } from '../../uploads/uploadQueue.ts';

/** A photo on its way to an album. */
interface AlbumUpload extends FileUpload {
  readonly section: number;
  readonly album: string;
}

const { queue, onStored } = browserQueue<AlbumUpload, AlbumPhoto>('albums', {
  send: ({ section, key, file, sent }, options) =>
    albums.uploadAlbumPhoto({ section, key, file, sent, ...options }),
});

export const onAlbumPhotoStored = onStored;

/** Sends pictures to an album, in the order they were chosen. */
export const sendToAlbum = (section: { id: number; name: string }, files: readonly File[]): void =>
  queue.add(
    files.map((file) => ({
      key: newUploadKey(),
      section: section.id,
      album: section.name,
      file,
    })),
  );

const pageOf = ({ section, album }: AlbumUpload) => ({ to: `/sections/${section}`, name: album });

registerDockPanel(() => <UploadDock queue={queue} pageOf={pageOf} />);
