import { dateTime, image, integer, reference, text } from '@turntable/declare/define/field.ts';
import { defineResource } from '@turntable/declare/define/resource.ts';
import {
  adminAlbumPhotos,
  adminSections,
  albumPhotos,
  sections as ownSections,
} from '../../../contract/albums/calls.ts';

const keep = { ...adminSections, download: adminAlbumPhotos.download };
const look = { ...ownSections, download: albumPhotos.download };

/** Photo albums: all companies' for the operator and photo managers, its own to view for a company (specification, chapters 2, 3 and 7). */
export const sections = defineResource('sections', {
  path: 'photos',
  label: { en: ['Album', 'Photos', 'New album'], de: ['Album', 'Fotos', 'Neues Album'] },
  icon: 'photos',
  api: { admin: keep, photo_manager: keep, chief: look, employee: look },
  access: {
    admin: ['list', 'show', 'create', 'edit', 'delete', 'download'],
    photo_manager: ['list', 'show', 'create', 'edit', 'delete', 'download'],
    chief: ['list', 'show', 'download'],
    employee: ['list', 'show', 'download'],
  },
  name: 'name',
  fields: {
    cover: image({ en: 'Cover', de: 'Titelbild' }, { readOnly: true, width: '96px', sort: false }),
    name: text({ en: 'Name', de: 'Name' }),
    company_id: reference({ en: 'Company', de: 'Firma' }, 'companyChoices', {
      readers: ['admin'],
      onlyNew: true,
    }),
    company: text(
      { en: 'Company', de: 'Firma' },
      { readOnly: true, width: '220px', sort: false, readers: ['admin', 'photo_manager'] },
    ),
    photos_count: integer(
      { en: 'Photos', de: 'Fotos' },
      { readOnly: true, width: '110px', sort: false },
    ),
    sections_count: integer(
      { en: 'Albums inside', de: 'Unteralben' },
      { readOnly: true, width: '130px', sort: false },
    ),
    created_at: dateTime({ en: 'Created', de: 'Angelegt' }, { readOnly: true, width: '150px' }),
  },
  list: {
    columns: {
      admin: ['cover', 'name', 'company', 'photos_count', 'sections_count', 'created_at'],
      photo_manager: ['cover', 'name', 'company', 'photos_count', 'sections_count', 'created_at'],
      chief: ['cover', 'name', 'photos_count', 'sections_count', 'created_at'],
      employee: ['cover', 'name', 'photos_count', 'sections_count', 'created_at'],
    },
    sort: ['name', 'ASC'],
    perPage: 50,
    card: () => import('./AlbumCard.tsx'),
    cards: true,
    search: { en: 'Search all albums …', de: 'Alle Alben durchsuchen …' },
    empty: { en: 'There is no album yet.', de: 'Es gibt noch kein Album.' },
    above: () => import('../../customRoutes/albums/AlbumParts.tsx'),
  },
  create: ['name', 'company_id'],
  actions: {
    download: {
      call: 'download',
      label: { en: 'Download as ZIP', de: 'Als ZIP herunterladen' },
      icon: 'download',
      body: { sectionID: '$id' },
      opens: true,
      done: { en: 'The download begins', de: 'Der Download beginnt' },
    },
  },
  menu: { order: 10, roles: ['photo_manager'] },
  views: { record: () => import('../../customRoutes/albums/AlbumPage.tsx') },
});
