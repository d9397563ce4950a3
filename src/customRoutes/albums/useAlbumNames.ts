import { useDataProvider, useNotify } from 'ra-core';
import { useAlbumState } from './AlbumState.tsx';
import { useRenewAlbum } from './photoPages.ts';

/** Gives albums their names: a new one in this one, and this one. Both throw ApiError. */
export const useAlbumNames = () => {
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
