import { call } from '@turntable/declare/contract/call.ts';
import { id, textId } from '@turntable/declare/contract/fields.ts';
import { flag, textFlag } from '@turntable/declare/contract/flag.ts';
import { listQuery, searchText } from '@turntable/declare/contract/listQuery.ts';
import { done, link, one, page } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { rowId } from '../companies/params.ts';
import { uploadFields } from '../uploads/calls.ts';
import {
  AlbumPhoto,
  AlbumSection,
  AlbumSectionCreate,
  AlbumSectionDetail,
  AlbumSectionSave,
} from './album.ts';

const albumEditors = ['admin', 'photo_manager'] as const;
const readers = ['chief', 'employee'] as const;

const sectionQuery = listQuery(
  ['name', 'created_at'] as const,
  {
    q: searchText('names of albums, also of those in others'),
    parent_id: textId
      .optional()
      .describe(
        'lists albums inside this one; if absent and nothing is searched for, lists the outermost albums',
      ),
  },
  { size: 60 },
);

const sectionParams = z.strictObject({ section: textId });
const photoQuery = listQuery(
  ['created_at', 'name'] as const,
  { processed: textFlag.optional(), q: searchText('file names') },
  { size: 100, maxSize: 1000 },
);

/** How many photos a request may name: more than any album should hold. */
const MOST = 10_000;
const photos = z.array(id).min(1).max(MOST);
const sectionID = id.describe('the album');
/** Photos of an album; without `photos` all of them. */
const downloadChoice = z.strictObject({ sectionID, photos: photos.optional() });

/** Albums and their photos, for photo managers and the operator (specification, chapter 7; docs/decisions/albums.md). */
export const adminSections = {
  list: call({
    method: 'GET',
    path: 'admin/section',
    summary: 'List albums',
    roles: albumEditors,
    query: sectionQuery,
    response: page(AlbumSection),
  }),
  create: call({
    method: 'POST',
    path: 'admin/section',
    summary: 'Add an album, optionally inside another one',
    roles: albumEditors,
    body: AlbumSectionCreate,
    response: one(AlbumSectionDetail),
  }),
  one: call({
    method: 'GET',
    path: 'admin/section/:id',
    summary: 'Get an album',
    roles: albumEditors,
    params: rowId,
    response: one(AlbumSectionDetail),
  }),
  save: call({
    method: 'POST',
    path: 'admin/section/:id',
    summary: 'Rename an album',
    roles: albumEditors,
    params: rowId,
    body: AlbumSectionSave,
    response: one(AlbumSectionDetail),
    assumed: true,
  }),
  remove: call({
    method: 'DELETE',
    path: 'admin/section/:id/delete',
    summary: 'Delete an album and everything in it',
    roles: albumEditors,
    params: rowId,
    response: done,
  }),
};

export const adminAlbumPhotos = {
  list: call({
    method: 'GET',
    path: 'admin/section/:section/photo',
    summary: 'List photos of an album',
    roles: albumEditors,
    params: sectionParams,
    query: photoQuery,
    response: page(AlbumPhoto),
    assumed: true,
  }),
  upload: call({
    method: 'POST',
    path: 'admin/photo/upload',
    summary: 'Add a photo to an album',
    roles: albumEditors,
    form: { fields: z.strictObject({ sectionID: textId, ...uploadFields }), files: ['photo'] },
    response: one(AlbumPhoto),
  }),
  download: call({
    method: 'POST',
    path: 'admin/photo/download',
    summary: 'Prepare photos of an album, or the whole album, for download',
    changesNothing: true,
    roles: albumEditors,
    body: downloadChoice,
    response: link,
  }),
  markProcessed: call({
    method: 'POST',
    path: 'admin/photo/mark-processed',
    summary: 'Mark photos of an album as processed, or remove the mark',
    roles: albumEditors,
    body: z.strictObject({ sectionID, photos, processed: flag.default(1) }),
    response: done,
  }),
  remove: call({
    method: 'POST',
    path: 'admin/photo/delete',
    summary: 'Delete photos of an album',
    roles: albumEditors,
    body: z.strictObject({ sectionID, photos }),
    response: done,
    assumed: true,
  }),
};

/** Albums of the user's own company, read-only. */
export const sections = {
  list: call({
    method: 'GET',
    path: 'section',
    summary: "List albums of the user's company",
    roles: readers,
    query: sectionQuery,
    response: page(AlbumSection),
    assumed: true,
  }),
  one: call({
    method: 'GET',
    path: 'section/:id',
    summary: "Get an album of the user's company",
    roles: readers,
    params: rowId,
    response: one(AlbumSectionDetail),
    assumed: true,
  }),
};

export const albumPhotos = {
  list: call({
    method: 'GET',
    path: 'section/:section/photo',
    summary: "List photos of an album of the user's company",
    roles: readers,
    params: sectionParams,
    query: photoQuery,
    response: page(AlbumPhoto),
    assumed: true,
  }),
  download: call({
    method: 'POST',
    path: 'photo/download',
    summary: "Prepare photos of an album of the user's company, or the whole album, for download",
    changesNothing: true,
    roles: readers,
    body: downloadChoice,
    response: link,
    assumed: true,
  }),
};
