import { useNotify } from 'ra-core';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { AlbumSectionDetail } from '../../../contract/albums/album.ts';
import type { AlbumPhotoQuery } from '../../dataProvider/albums.ts';
import { PageTitle } from '../../ui/screen/pageTitle.tsx';
import { isPicture } from '../../uploads/isPicture.ts';
import { PageDrop } from '../../uploads/PageDrop.tsx';
import { AlbumHead } from './AlbumHead.tsx';
import { type AlbumState, AlbumStateProvider, type Overlay } from './AlbumState.tsx';
import { AlbumsInside } from './AlbumsInside.tsx';
import { ChosenPhotos } from './ChosenPhotos.tsx';
import { Photos } from './Photos.tsx';
import { useArrivals } from './photoPages.ts';
import { sendToAlbum } from './uploads.tsx';
import { usePhotoActions } from './usePhotoActions.ts';

const AlbumOverlay = lazy(() => import('./AlbumOverlay.tsx'));

const NOTHING: ReadonlySet<number> = new Set();

const countOf = (
  { photos_count: all, processed_count: processed }: AlbumSectionDetail,
  { processed: wanted }: AlbumPhotoQuery,
): number => {
  if (wanted === undefined) return all;
  return wanted === 1 ? processed : all - processed;
};

/** Sends chosen, dropped and pasted pictures to the album; what is no picture is said. */
const useTakeFiles = ({ id, name }: AlbumSectionDetail) => {
  const notify = useNotify();
  return useCallback(
    (files: readonly File[]) => {
      if (files.length === 0) return;
      const pictures = files.filter(isPicture);
      const skipped = files.length - pictures.length;
      if (pictures.length === 0) return notify('vehicle.drop.no_pictures', { type: 'warning' });
      if (skipped > 0)
        notify('vehicle.drop.skipped', { type: 'warning', messageArgs: { smart_count: skipped } });
      sendToAlbum({ id, name }, pictures);
    },
    [id, name, notify],
  );
};

/** An album's page once the album is known. */
export const AlbumView = ({ album, keeps }: Pick<AlbumState, 'album' | 'keeps'>) => {
  const [query, setQuery] = useState<AlbumPhotoQuery>({ sort: 'created_at' });
  const [selection, setSelection] = useState(NOTHING);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const actions = usePhotoActions(album.id);
  const takeFiles = useTakeFiles(album);
  useArrivals(album.id);

  const state = useMemo<AlbumState>(
    () => ({
      ...{
        album,
        keeps,
        query,
        count: countOf(album, query),
        selection,
        setSelection,
        overlay,
        setOverlay,
        actions,
      },
      setQuery: (next) => {
        setSelection(NOTHING);
        setQuery(next);
      },
    }),
    [album, keeps, query, selection, overlay, actions],
  );
  const page = (
    <>
      <AlbumHead onFiles={takeFiles} />
      <AlbumsInside />
      <Photos onFiles={takeFiles} />
      <ChosenPhotos />
    </>
  );
  return (
    <AlbumStateProvider value={state}>
      <PageTitle title={album.name} />
      {keeps ? (
        <PageDrop onFiles={takeFiles} title="albums.drop_title" hint="albums.drop_hint">
          {page}
        </PageDrop>
      ) : (
        page
      )}
      {overlay && (
        <Suspense>
          <AlbumOverlay overlay={overlay} />
        </Suspense>
      )}
    </AlbumStateProvider>
  );
};
