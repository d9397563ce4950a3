import { useAlbumState } from './AlbumState.tsx';
import { readIdsBetween } from './photoPages.ts';

/** Selects every photo that the choice leaves, also those that were never scrolled to. */
export const useSelectAll = (): (() => void) => {
  const { album, query, count, setSelection, actions } = useAlbumState();
  return () =>
    void actions.attempt(async () =>
      setSelection(new Set(await readIdsBetween(album.id, query, 0, count - 1))),
    );
};
