import { useNotify } from 'ra-core';
import type { Flag } from '../../../contract/flag.ts';
import { albums } from '../../dataProvider/albums.ts';
import { openDownload } from '../../ui/openDownload.ts';
import { useErrorText } from '../../ui/useErrorText.ts';
import { useRenewAlbum } from './photoPages.ts';

/** What can be done with photos of an album. Nothing throws: failures are told. Each says whether it was done. */
export const usePhotoActions = (section: number) => {
  const notify = useNotify();
  const errorText = useErrorText();
  const renewAlbum = useRenewAlbum(section);

  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      notify(errorText(error), { type: 'error' });
      return false;
    }
  };
  const change = async (
    work: () => Promise<unknown>,
    done: string,
    smart_count: number,
  ): Promise<boolean> => {
    const isDone = await attempt(work);
    if (isDone) notify(done, { type: 'success', messageArgs: { smart_count } });
    // after a failure too: somebody else may have taken one of the photos away
    await renewAlbum();
    return isDone;
  };

  return {
    attempt,
    download: (photos: readonly number[]) =>
      attempt(async () => openDownload(await albums.prepareAlbumDownload({ section, photos }))),
    mark: (photos: readonly number[], processed: Flag) =>
      change(
        () => albums.markAlbumPhotos({ section, photos, processed }),
        processed ? 'albums.marked' : 'albums.unmarked',
        photos.length,
      ),
    remove: (photos: readonly number[]) =>
      change(() => albums.deleteAlbumPhotos({ section, photos }), 'albums.deleted', photos.length),
  };
};

export type PhotoActions = ReturnType<typeof usePhotoActions>;
