import { createContext, type Dispatch, type SetStateAction, useContext } from 'react';
import type { AlbumSectionDetail } from '../../../contract/albums/album.ts';
import type { AlbumPhotoQuery } from '../../dataProvider/albums.ts';
import { type PhotoActions, readIdsBetween } from './photoPages.ts';

/** Dialogs and viewers over the page, one at a time. */
export type Overlay =
  | { name: 'viewer'; index: number }
  | { name: 'delete'; photos: readonly number[] }
  | { name: 'new' }
  | { name: 'rename' };

export interface AlbumState {
  album: AlbumSectionDetail;
  /** Whether the user may change the album. */
  keeps: boolean;
  query: AlbumPhotoQuery;
  /** Changes the filter, the order or both. */
  setQuery: (change: Partial<AlbumPhotoQuery>) => void;
  /** How many photos the filter leaves. */
  count: number;
  selection: ReadonlySet<number>;
  setSelection: Dispatch<SetStateAction<ReadonlySet<number>>>;
  setOverlay: (overlay: Overlay | null) => void;
  actions: PhotoActions;
}

const AlbumContext = createContext<AlbumState | undefined>(undefined);

export const AlbumStateProvider = AlbumContext.Provider;

/** Returns the state that the parts of an album's page share. @throws outside of an album's page */
export const useAlbumState = (): AlbumState => {
  const state = useContext(AlbumContext);
  if (!state) throw new Error('There is no album around this component');
  return state;
};

/** Selects every photo that the filter leaves, also those that have not been loaded. */
export const useSelectAll = (): (() => void) => {
  const { album, query, count, setSelection, actions } = useAlbumState();
  return () =>
    void actions.attempt(async () =>
      setSelection(new Set(await readIdsBetween(album.id, query, 0, count - 1))),
    );
};
