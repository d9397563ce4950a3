import CheckOutlined from '@mui/icons-material/CheckOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { styled } from '@mui/material/styles';
import { SelectionBar } from '../../ui/bars/SelectionBar.tsx';
import { useAlbumState } from './AlbumState.tsx';

const DOWNLOAD = {
  name: 'download',
  label: 'albums.download',
  Icon: FileDownloadOutlined,
} as const;
const KEEPING = [
  { name: 'mark', label: 'albums.mark', Icon: CheckOutlined },
  { name: 'unmark', label: 'albums.unmark', Icon: UndoOutlined },
  { name: 'delete', label: 'albums.delete', Icon: DeleteOutlined, isDestructive: true },
] as const;

/** Stays in sight while the photos scroll. On a phone two buttons share a row: the words are long in some languages. */
const Ground = styled('div')({
  position: 'sticky',
  bottom: 'calc(12px + var(--lower-edge, 0px))',
  zIndex: 3,
  display: 'grid',
  marginTop: 24,
  '@media (max-width: 759.95px)': {
    '& > section': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& > section > p': { gridColumn: 'auto' },
    '& > section > button:last-of-type': { gridArea: '1 / 2' },
  },
});

/** What can be done with the selected photos; at the lower edge, in reach of a thumb. */
export const ChosenPhotos = () => {
  const { keeps, selection, setSelection, setOverlay, actions } = useAlbumState();
  if (selection.size === 0) return null;
  const photos = [...selection];
  const unselect = () => setSelection(new Set());
  const mark = async (processed: 0 | 1) => {
    if (await actions.mark(photos, processed)) unselect();
  };
  const start = ({ name }: { name: string }) => {
    if (name === 'download') void actions.download(photos);
    else if (name === 'delete') setOverlay({ name: 'delete', photos });
    else void mark(name === 'mark' ? 1 : 0);
  };
  return (
    <Ground>
      <SelectionBar
        count={photos.length}
        actions={[DOWNLOAD, ...(keeps ? KEEPING : [])]}
        onStart={start}
        onUnselect={unselect}
      />
    </Ground>
  );
};
