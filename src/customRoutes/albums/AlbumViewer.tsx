import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { PictureViewer, ViewerButton } from '../../ui/viewer/PictureViewer.tsx';
import { useAlbumState } from './AlbumState.tsx';
import { usePhotosBetween } from './photoPages.ts';

/** Stands for a picture that is not known yet: one transparent point. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** The photos of an album one by one; only those beside the one that is seen are fetched. */
export const AlbumViewer = ({ first }: { first: number }) => {
  const translate = useTranslate();
  const { album, query, count, actions, setOverlay } = useAlbumState();
  const [index, setIndex] = useState(first);
  const { photoAt } = usePhotosBetween(
    album.id,
    query,
    Math.max(0, index - 2),
    Math.min(count - 1, index + 2),
  );
  const photo = photoAt(index);
  const slides = Array.from({ length: count }, (_, place) => {
    const known = photoAt(place);
    return known ? { src: known.url, alt: known.name, title: known.name } : { src: BLANK, alt: '' };
  });
  return (
    <PictureViewer
      label={translate('albums.viewer', { album: album.name })}
      slides={slides}
      index={index}
      onView={setIndex}
      onClose={() => setOverlay(null)}
      buttons={[
        photo && (
          <ViewerButton
            key="download"
            label={translate('albums.download')}
            icon={FileDownloadOutlined}
            onClick={() => void actions.download([photo.id])}
          />
        ),
      ]}
    />
  );
};
