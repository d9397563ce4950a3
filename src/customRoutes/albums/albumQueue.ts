import type { AlbumPhoto } from '../../../contract/entities/album.ts';
import { albums } from '../../dataProvider/albums.ts';
import { browserQueue } from '../../uploads/browserQueue.ts';
import type { FileUpload } from '../../uploads/uploadQueue.ts';

/** A photo on its way to an album. */
export interface AlbumUpload extends FileUpload {
  readonly section: number;
  readonly album: string;
}

/** The one queue of photos of albums. */
export const { queue: albumQueue, onStored: onAlbumPhotoStored } = browserQueue<
  AlbumUpload,
  AlbumPhoto
>({
  send: ({ section, file }, options) => albums.uploadAlbumPhoto({ section, file, ...options }),
});

let count = 0;

/** Sends pictures to an album, in the order they were chosen. */
export const sendToAlbum = (section: { id: number; name: string }, files: readonly File[]): void =>
  albumQueue.add(
    files.map((file) => {
      count += 1;
      return { key: `album-photo-${count}`, section: section.id, album: section.name, file };
    }),
  );
