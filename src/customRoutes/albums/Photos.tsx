import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { ToolButton } from '../../ui/buttons.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { openFileDialog } from '../../uploads/openFileDialog.ts';
import { AlbumPhotoBar } from './AlbumPhotoBar.tsx';
import { useAlbumState } from './AlbumState.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';

/** The photos of the album, or what to do where there are none. */
export const Photos = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => {
  const translate = useTranslate();
  const { album, keeps, count, query, setQuery } = useAlbumState();
  if (album.photos_count === 0) {
    return (
      <EmptyState
        title={translate('albums.empty')}
        text={translate(keeps ? 'albums.empty_hint' : 'albums.empty_look')}
      >
        {keeps && (
          <Button variant="contained" onClick={() => openFileDialog(onFiles, true)}>
            {translate('albums.upload')}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <section aria-label={translate('albums.grid')}>
      <AlbumPhotoBar />
      {count > 0 ? (
        <PhotoGrid />
      ) : (
        <EmptyState
          isNothingFound
          title={translate('albums.none_left')}
          text={translate('albums.none_left_hint')}
        >
          <ToolButton type="button" onClick={() => setQuery({ ...query, processed: undefined })}>
            {translate('albums.all')}
          </ToolButton>
        </EmptyState>
      )}
    </section>
  );
};
