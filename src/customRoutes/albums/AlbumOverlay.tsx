import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import { limitsOf } from '@turntable/declare/api/callLimits.ts';
import { ConfirmDialog } from '@turntable/declare/ui/ConfirmDialog.tsx';
import { LoadFailed } from '@turntable/declare/ui/states/EmptyState.tsx';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { SlideImage } from 'yet-another-react-lightbox';
import { adminSections } from '../../../contract/albums/calls.ts';
import { PictureViewer, ViewerButton } from '../../ui/PictureViewer.tsx';
import { type Overlay, useAlbumState } from './AlbumState.tsx';
import { usePhotosBetween, useRenewAlbum } from './photoPages.ts';

/** The address of a photo that has not been read yet. */
const UNREAD = '';

/** Shows the photos of an album one by one; only the shown one and its neighbours are loaded. */
const AlbumViewer = ({ first }: { first: number }) => {
  const translate = useTranslate();
  const { album, query, count, actions, setOverlay } = useAlbumState();
  const [index, setIndex] = useState(first);
  const { photoAt, error, retry } = usePhotosBetween(
    album.id,
    query,
    Math.max(0, index - 2),
    Math.min(count - 1, index + 2),
  );
  const photo = photoAt(index);
  const slides = Array.from({ length: count }, (_, place) => {
    const known = photoAt(place);
    return known
      ? { src: known.url, alt: known.name, title: known.name }
      : { src: UNREAD, alt: '' };
  });
  return (
    <PictureViewer
      label={translate('albums.viewer', { album: album.name })}
      slides={slides}
      index={index}
      onView={setIndex}
      onClose={() => setOverlay(null)}
      render={{
        slide: ({ slide }) => {
          if ((slide as SlideImage).src !== UNREAD) return undefined; // all slides are pictures
          if (!error) return <CircularProgress aria-label={translate('albums.loading')} />;
          return (
            <Box sx={{ px: 6 }}>
              <LoadFailed title={translate('albums.failed')} error={error} onRetry={retry} />
            </Box>
          );
        },
      }}
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

/** Deletes photos after asking. */
const DeleteAlbumPhotos = ({ photos }: { photos: readonly number[] }) => {
  const translate = useTranslate();
  const { actions, setOverlay, setSelection } = useAlbumState();
  const values = { smart_count: photos.length };
  const remove = async () => {
    if (await actions.remove(photos)) setSelection(new Set());
  };
  return (
    <ConfirmDialog
      isDestructive
      title={translate('albums.delete')}
      subject={translate('albums.delete_title', values)}
      question={translate('albums.delete_text', values)}
      onConfirm={remove}
      onClose={() => setOverlay(null)}
    />
  );
};

/** Creates an album in this one, and renames this one. Both throw ApiError. */
const useAlbumNames = () => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const { album } = useAlbumState();
  const renewAlbum = useRenewAlbum(album.id);
  return {
    add: async (name: string) => {
      await dataProvider.create('sections', { data: { name, parent_id: album.id } });
      notify('albums.new_created', { type: 'success', messageArgs: { name } });
      await renewAlbum();
    },
    rename: async (name: string) => {
      await dataProvider.update('sections', { id: album.id, data: { name }, previousData: album });
      notify('albums.renamed', { type: 'success' });
      await renewAlbum();
    },
  };
};

/** The longest name of an album. */
const LONGEST = limitsOf(adminSections.create).name?.maxLength;

interface NameDialogProps {
  /** A translation key; also the button's text. */
  title: string;
  name: string;
  /** Its error is shown above the input. */
  onName: (name: string) => Promise<void>;
  onClose: () => void;
}

/** A dialog with the name of an album. */
const NameDialog = ({ title, name: present, onName, onClose }: NameDialogProps) => {
  const translate = useTranslate();
  const [name, setName] = useState(present);
  return (
    <ConfirmDialog title={translate(title)} onConfirm={() => onName(name.trim())} onClose={onClose}>
      <TextField
        autoFocus
        fullWidth
        required
        margin="dense"
        label={translate('albums.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST, pattern: '.*\\S.*' } }}
      />
    </ConfirmDialog>
  );
};

/** The dialog or viewer over an album's page. */
const AlbumOverlay = ({ overlay }: { overlay: Overlay }) => {
  const { album, setOverlay } = useAlbumState();
  const names = useAlbumNames();
  const close = () => setOverlay(null);
  if (overlay.name === 'viewer') return <AlbumViewer first={overlay.index} />;
  if (overlay.name === 'delete') return <DeleteAlbumPhotos photos={overlay.photos} />;
  if (overlay.name === 'new')
    return <NameDialog title="albums.new" name="" onName={names.add} onClose={close} />;
  return (
    <NameDialog title="albums.rename" name={album.name} onName={names.rename} onClose={close} />
  );
};

export default AlbumOverlay;
