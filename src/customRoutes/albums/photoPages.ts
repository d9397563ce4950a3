import {
  type QueryClient,
  type UseQueryOptions,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import type { Flag } from '@turntable/declare/contract/flag.ts';
import { openDownload } from '@turntable/declare/ui/openDownload.ts';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { useCallback, useEffect, useMemo } from 'react';
import { useNotify } from 'react-admin';
import type { AlbumPhoto } from '../../../contract/albums/album.ts';
import { type AlbumPhotoQuery, albums } from '../../dataProvider/albums.ts';
import { onAlbumPhotoStored } from './uploads.tsx';

const PER_PAGE = 100;
/** The most photos that the server returns at once: the ids of a whole album are read in such pages. */
const MANY = 1000;
/** How long pages out of sight are kept, in milliseconds: long enough to scroll back. */
const KEPT = 60_000;

const keyOf = (section: number) => ['albumPhotos', section] as const;

const pageQuery = (
  section: number,
  query: AlbumPhotoQuery,
  page: number,
): UseQueryOptions<AlbumPhoto[]> => ({
  queryKey: [...keyOf(section), query, page],
  queryFn: ({ signal }) =>
    albums.readAlbumPhotos({ section, ...query, page, perPage: PER_PAGE }, signal),
  staleTime: KEPT,
  gcTime: KEPT,
});

/** Returns the photos of an album by their place in it, as far as they are between `first` and `last`. Reads nothing else. */
export const usePhotosBetween = (
  section: number,
  query: AlbumPhotoQuery,
  first: number,
  last: number,
) => {
  const from = Math.floor(first / PER_PAGE) + 1;
  const to = Math.max(from, Math.floor(last / PER_PAGE) + 1);
  const queries = useMemo(
    () =>
      Array.from({ length: to - from + 1 }, (_, step) => pageQuery(section, query, from + step)),
    [section, query, from, to],
  );
  const results = useQueries({ queries });
  const failed = results.find(({ error }) => error);
  return {
    photoAt: (index: number): AlbumPhoto | undefined =>
      results[Math.floor(index / PER_PAGE) + 1 - from]?.data?.[index % PER_PAGE],
    error: failed?.error ?? undefined,
    retry: () => {
      for (const result of results) if (result.error) void result.refetch();
    },
  };
};

/** Reads the ids of the photos between two places of an album, both included, wherever the grid has been scrolled to. */
export const readIdsBetween = async (
  section: number,
  query: AlbumPhotoQuery,
  first: number,
  last: number,
): Promise<number[]> => {
  const before = Math.floor(first / MANY);
  const ids: number[] = [];
  for (let page = before; page * MANY <= last; page += 1) {
    const photos = await albums.readAlbumPhotos({
      section,
      ...query,
      page: page + 1,
      perPage: MANY,
    });
    ids.push(...photos.map(({ id }) => id));
    if (photos.length < MANY) break;
  }
  return ids.slice(first - before * MANY, last + 1 - before * MANY);
};

const renew = (client: QueryClient, section: number) =>
  Promise.all([
    client.invalidateQueries({ queryKey: keyOf(section) }),
    client.invalidateQueries({ queryKey: ['sections'] }),
  ]);

/** Returns a function that reads the album and its shown photos again. */
export const useRenewAlbum = (section: number) => {
  const client = useQueryClient();
  return useCallback(() => renew(client, section), [client, section]);
};

/** Shows photos as they arrive: one reading at a time, however many come meanwhile. */
export const useArrivals = (section: number) => {
  const renewAlbum = useRenewAlbum(section);
  useEffect(() => {
    let isReading = false;
    let hasNews = false;
    const read = async () => {
      if (isReading) return;
      isReading = true;
      while (hasNews) {
        hasNews = false;
        await renewAlbum();
      }
      isReading = false;
    };
    return onAlbumPhotoStored((upload) => {
      if (upload.section !== section) return;
      hasNews = true;
      void read();
    });
  }, [section, renewAlbum]);
};

/** Returns the actions on photos of an album. None throws: failures are shown as toasts. Each returns whether it succeeded. */
export const usePhotoActions = (section: number) => {
  const notify = useNotify();
  const errorText = useErrorText();
  const renewAlbum = useRenewAlbum(section);

  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      notify(errorText(error), { type: 'error' });
      return false;
    }
  };
  const change = async (
    work: () => Promise<unknown>,
    done: string,
    smart_count: number,
  ): Promise<boolean> => {
    const isDone = await attempt(work);
    if (isDone) notify(done, { type: 'success', messageArgs: { smart_count } });
    // after a failure too: another user may have deleted one of the photos
    await renewAlbum();
    return isDone;
  };

  return {
    attempt,
    download: (photos: readonly number[]) =>
      attempt(async () => openDownload(await albums.prepareAlbumDownload({ section, photos }))),
    mark: (photos: readonly number[], processed: Flag) =>
      change(
        () => albums.markAlbumPhotos({ section, photos, processed }),
        processed ? 'albums.marked' : 'albums.unmarked',
        photos.length,
      ),
    remove: (photos: readonly number[]) =>
      change(() => albums.deleteAlbumPhotos({ section, photos }), 'albums.deleted', photos.length),
  };
};

export type PhotoActions = ReturnType<typeof usePhotoActions>;
