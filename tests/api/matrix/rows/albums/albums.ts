import { expect } from 'vitest';
import type { AlbumPhoto } from '../../../../../contract/albums/album.ts';
import {
  adminAlbumPhotos as photoCalls,
  adminSections as sectionCalls,
} from '../../../../../contract/albums/calls.ts';
import { picture } from '../../../setup/pictures.ts';
import type { GroupRows, Row, Success } from '../../row.ts';
import type { Target } from '../../target.ts';

const idsIn = (answer: Success['answer']): number[] =>
  (answer.ok as { data: { id: number }[] }).data.map(({ id }) => id);

/** Returns the album's photos as the operator sees them now. */
const photosNow = async ({ testServer, target }: Success): Promise<AlbumPhoto[]> =>
  (
    await (
      await testServer.as('operator')
    ).must(photoCalls.list, { params: { section: target.album } })
  ).data;

const chosen = ({ album, albumPhoto }: Target) => ({
  body: { sectionID: album, photos: [albumPhoto] },
});

const list: Row = {
  names: 'writing',
  callInput: () => ({ query: { sort: 'created_at' } }),
  proves: ({ target, answer }) => expect(idsIn(answer)).toContain(target.album),
};
const one: Row = {
  names: 'album',
  ownOnly: true,
  callInput: ({ album }) => ({ params: { id: album } }),
  proves: ({ target, answer }) =>
    expect((answer.ok as { data: unknown }).data).toMatchObject({
      id: target.album,
      photos_count: 1,
      processed_count: 0,
      trail: [],
    }),
};
const photos: Row = {
  names: 'album',
  ownOnly: true,
  callInput: ({ album }) => ({ params: { section: album } }),
  proves: ({ target, answer }) => expect(idsIn(answer)).toEqual([target.albumPhoto]),
};
const download: Row = {
  names: 'album',
  ownOnly: true,
  callInput: chosen,
  proves: ({ answer }) =>
    expect((answer.ok as { link: string }).link).toMatch(/^\/api\/downloads\/[\w-]{43}$/),
};

export const sections: GroupRows<'sections'> = { list, one };
export const albumPhotos: GroupRows<'albumPhotos'> = { list: photos, download };

export const adminSections: GroupRows<'adminSections'> = {
  list: {
    ...list,
    names: 'album',
    lists: true,
    proves: ({ target, answer, reached }) =>
      expect(idsIn(answer).includes(target.album)).toBe(reached),
  },
  create: {
    names: 'album',
    callInput: ({ album }) => ({ body: { name: 'Darin', parent_id: album } }),
    proves: ({ answer, testServer, company, target }) =>
      expect((answer.ok as { data: unknown }).data).toMatchObject({
        parent_id: target.album,
        company_id: testServer.testData.companies[company],
      }),
  },
  one,
  save: {
    names: 'album',
    callInput: ({ album }) => ({ params: { id: album }, body: { name: 'Anders' } }),
    proves: async ({ caller, target }) =>
      expect(
        (await caller.must(sectionCalls.one, { params: { id: target.album } })).data.name,
      ).toBe('Anders'),
  },
  remove: {
    names: 'album',
    callInput: ({ album }) => ({ params: { id: album } }),
    proves: async ({ caller, target }) =>
      expect((await caller.call(sectionCalls.one, { params: { id: target.album } })).status).toBe(
        404,
      ),
  },
};

export const adminAlbumPhotos: GroupRows<'adminAlbumPhotos'> = {
  list: photos,
  upload: {
    names: 'album',
    callInput: async ({ album }) => ({
      fields: { sectionID: album },
      files: { photo: { name: 'neu.jpg', bytes: await picture() } },
    }),
    proves: async (success) =>
      expect((await photosNow(success)).map(({ name }) => name)).toContain('neu.jpg'),
  },
  download,
  markProcessed: {
    names: 'album',
    callInput: chosen,
    proves: async (success) =>
      expect((await photosNow(success)).map(({ processed }) => processed)).toEqual([1]),
  },
  remove: {
    names: 'album',
    callInput: chosen,
    proves: async (success) => expect(await photosNow(success)).toEqual([]),
  },
};
