import { request } from '@turntable/declare/api/httpClient.ts';
import type { Flag } from '@turntable/declare/contract/flag.ts';
import type { AlbumPhoto, Dataset } from '../../contract/albums/album.ts';
import { adminAlbumPhotos, albumPhotos } from '../../contract/albums/calls.ts';
import { adminDatasets } from '../../contract/albums/datasetCalls.ts';
import { callOfRole } from '../api/roleCalls.ts';
import { type Sending, sendPhoto } from '../api/sendPhoto.ts';

/** Photos of one album. */
export interface Chosen {
  section: number;
  photos: readonly number[];
}

/** The filter and order of an album's photos. */
export interface AlbumPhotoQuery {
  sort: 'created_at' | 'name';
  processed?: Flag | undefined;
}

const bodyOf = ({ section, photos }: Chosen) => ({ sectionID: section, photos: [...photos] });

/**
 * Calls for albums' photos and neuro-datasets, besides those of their declarations. A company's users read their albums by calls of their
 * own (specification, chapters 6 and 7). Every method throws ApiError.
 */
export const albums = {
  /** A page of an album's photos. */
  readAlbumPhotos: async (
    {
      section,
      page,
      perPage,
      ...query
    }: AlbumPhotoQuery & { section: number; page: number; perPage: number },
    signal?: AbortSignal,
  ): Promise<AlbumPhoto[]> => {
    const { data } = await request(callOfRole(albumPhotos.list, adminAlbumPhotos.list), {
      params: { section },
      query: { ...query, page, per_page: perPage },
      ...(signal && { signal }),
    });
    return data;
  },

  uploadAlbumPhoto: async ({
    section,
    ...sending
  }: Sending & { section: number }): Promise<AlbumPhoto> =>
    (await sendPhoto(adminAlbumPhotos.upload, { fields: { sectionID: section } }, sending)).data,

  /** Prepares photos for download. @returns an address that can be opened without a token for some minutes. */
  prepareAlbumDownload: async (chosen: Chosen): Promise<string> => {
    const call = callOfRole(albumPhotos.download, adminAlbumPhotos.download);
    return (await request(call, { body: bodyOf(chosen) })).link;
  },

  markAlbumPhotos: ({ processed, ...chosen }: Chosen & { processed: Flag }) =>
    request(adminAlbumPhotos.markProcessed, { body: { ...bodyOf(chosen), processed } }),

  deleteAlbumPhotos: (chosen: Chosen) => request(adminAlbumPhotos.remove, { body: bodyOf(chosen) }),

  uploadDataset: async ({ file, ...rest }: Omit<Sending, 'key'>): Promise<Dataset> =>
    (await request(adminDatasets.upload, { form: { fields: {}, files: { file } }, ...rest })).data,
};
