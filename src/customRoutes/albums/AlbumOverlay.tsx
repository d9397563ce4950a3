import { type Overlay, useAlbumState } from './AlbumState.tsx';
import { AlbumViewer } from './AlbumViewer.tsx';
import { DeleteAlbumPhotos } from './DeleteAlbumPhotos.tsx';
import { NameDialog } from './NameDialog.tsx';
import { useAlbumNames } from './useAlbumNames.ts';

/** What stands over an album's page. */
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
