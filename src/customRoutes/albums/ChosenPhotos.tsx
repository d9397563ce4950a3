import CheckOutlined from '@mui/icons-material/CheckOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { ChosenBar } from '../../ui/bars/SelectionBar.tsx';
import { useAlbumState } from './AlbumState.tsx';

/** What can be done with the selected photos. */
export const ChosenPhotos = () => {
  const translate = useTranslate();
  const { keeps, selection, setSelection, setOverlay, actions } = useAlbumState();
  if (selection.size === 0) return null;
  const photos = [...selection];
  const unselect = () => setSelection(new Set());
  const mark = async (processed: 0 | 1) => {
    if (await actions.mark(photos, processed)) unselect();
  };
  return (
    <ChosenBar ids={photos} onUnselect={unselect}>
      <Button
        color="inherit"
        startIcon={<FileDownloadOutlined />}
        onClick={() => actions.download(photos)}
      >
        {translate('albums.download')}
      </Button>
      {keeps && (
        <>
          <Button color="inherit" startIcon={<CheckOutlined />} onClick={() => mark(1)}>
            {translate('albums.mark')}
          </Button>
          <Button color="inherit" startIcon={<UndoOutlined />} onClick={() => mark(0)}>
            {translate('albums.unmark')}
          </Button>
          <Button
            color="error"
            startIcon={<DeleteOutlined />}
            onClick={() => setOverlay({ name: 'delete', photos })}
          >
            {translate('albums.delete')}
          </Button>
        </>
      )}
    </ChosenBar>
  );
};
