import { useTranslate } from 'ra-core';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useAlbumState } from './AlbumState.tsx';

/** Deletes photos after asking. */
export const DeleteAlbumPhotos = ({ photos }: { photos: readonly number[] }) => {
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
