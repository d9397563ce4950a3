import { useTranslate } from 'ra-core';
import { PrimaryButton, ToolButton } from '../../ui/buttons.ts';
import { Placard } from '../../ui/states/Placard.tsx';
import { EmptyPicture, NothingFoundPicture } from '../../ui/states/pictures.tsx';
import { openFileDialog } from '../../uploads/openFileDialog.ts';
import { useAlbumState } from './AlbumState.tsx';
import { PhotoBar } from './PhotoBar.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';

/** The photos of the album, or what to do where there are none. */
export const Photos = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => {
  const translate = useTranslate();
  const { album, keeps, count, query, setQuery } = useAlbumState();
  if (album.photos_count === 0) {
    return (
      <Placard
        picture={<EmptyPicture />}
        title={translate('albums.empty')}
        text={translate(keeps ? 'albums.empty_hint' : 'albums.empty_look')}
      >
        {keeps && (
          <PrimaryButton type="button" onClick={() => openFileDialog(onFiles, true)}>
            {translate('albums.upload')}
          </PrimaryButton>
        )}
      </Placard>
    );
  }
  return (
    <section aria-label={translate('albums.grid')}>
      <PhotoBar />
      {count > 0 ? (
        <PhotoGrid />
      ) : (
        <Placard
          picture={<NothingFoundPicture />}
          title={translate('albums.none_left')}
          text={translate('albums.none_left_hint')}
        >
          <ToolButton type="button" onClick={() => setQuery({ ...query, processed: undefined })}>
            {translate('albums.all')}
          </ToolButton>
        </Placard>
      )}
    </section>
  );
};
