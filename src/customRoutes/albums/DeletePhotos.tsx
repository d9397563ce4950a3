import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { AskDialog } from '../../ui/AskDialog.tsx';
import { useAlbumState } from './AlbumState.tsx';

/** Deletes photos after asking. */
export const DeletePhotos = ({ photos }: { photos: readonly number[] }) => {
  const translate = useTranslate();
  const { actions, setOverlay, setSelection } = useAlbumState();
  const [isSending, setSending] = useState(false);
  const values = { smart_count: photos.length };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    if (await actions.remove(photos)) setSelection(new Set());
    setOverlay(null);
  };
  return (
    <AskDialog
      isDestructive
      title={translate('albums.delete')}
      subject={translate('albums.delete_title', values)}
      question={translate('albums.delete_text', values)}
      isSending={isSending}
      inForm={(parts) => <form onSubmit={submit}>{parts}</form>}
      onClose={() => setOverlay(null)}
    />
  );
};
