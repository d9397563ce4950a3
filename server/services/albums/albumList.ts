import type { QueryOf } from '@turntable/declare/contract/call.ts';
import type { adminAlbumPhotos, adminSections } from '../../../contract/albums/calls.ts';
import { type ListContext, readPage } from '../lists/readPage.ts';
import type { ListSheet } from '../lists/sheet.ts';
import type { Principal } from '../scope/principal.ts';
import { findSection } from './inner/albumRows.ts';
import { albumCompaniesOf, albumScopeOf } from './inner/albumScope.ts';

type SectionQuery = QueryOf<typeof adminSections.list>;
type PhotoQuery = QueryOf<typeof adminAlbumPhotos.list>;

const sectionSheet: ListSheet<SectionQuery['sort'], Pick<SectionQuery, 'parent_id'>> = {
  table: 'album_sections',
  company: 'company_id',
  columns: () => `
    page.id, page.parent_id, page.company_id, album_company(page.company_id) as company, page.name,
    (select preview_key from album_photos where section_id = page.id order by created_at desc, id desc limit 1) as cover,
    (select count(*)::integer from album_photos where section_id = page.id) as photos_count,
    (select count(*)::integer from album_sections as inner_one where inner_one.parent_id = page.id) as sections_count,
    page.created_at`,
  sorts: {
    name: { column: 'name_key', type: 'text', order: 'ASC' },
    created_at: { column: 'created_at', type: 'timestamptz', order: 'DESC' },
  },
  conditions: ({ parent_id, q }, values) => {
    if (parent_id !== undefined) return [`parent_id = ${values.add(parent_id, 'integer')}`];
    return q ? [] : ['parent_id is null'];
  },
  search: { text: 'name_key', indexed: false },
  pictures: ['cover'],
};

/** Returns the albums that the user manages or may view, as JSON in the contract's shape. */
export const listSections = (
  context: ListContext,
  principal: Principal,
  query: SectionQuery,
): Promise<Buffer> =>
  readPage(context, sectionSheet, {
    scope: albumScopeOf(principal),
    companies: albumCompaniesOf(principal),
    query,
  });

const photoSheet: ListSheet<
  PhotoQuery['sort'],
  Pick<PhotoQuery, 'processed'> & { section: number }
> = {
  table: 'album_photos',
  company: 'company_id',
  columns: () => `
    page.id, page.section_id as "sectionID", page.name, page.key as url, page.preview_key as preview_url, page.bytes, page.width, page.height,
    page.processed, page.created_at`,
  sorts: {
    created_at: { column: 'created_at', type: 'timestamptz', order: 'DESC' },
    name: { column: 'name_key', type: 'text', order: 'ASC' },
  },
  conditions: ({ section, processed }, values) => [
    `section_id = ${values.add(section, 'integer')}`,
    ...(processed === undefined ? [] : [`processed = ${processed}`]),
  ],
  search: { text: 'name_key', indexed: false },
  pictures: ['url', 'preview_url'],
};

/** Returns the photos of an album, as JSON in the contract's shape. Throws 404 for an album that the user may not see. */
export const listAlbumPhotos = async (
  context: ListContext,
  principal: Principal,
  section: number,
  query: PhotoQuery,
): Promise<Buffer> => {
  const scope = albumScopeOf(principal);
  await context.db.as(scope, (tx) => findSection(tx, section));
  return readPage(context, photoSheet, {
    scope,
    companies: albumCompaniesOf(principal),
    query: { ...query, section },
  });
};
