import { isReferenceViolation } from '@turntable/declare/server/databaseErrors.ts';
import { eq } from '@turntable/declare/server/db/drizzle.ts';
import { invalidField, notFound } from '@turntable/declare/server/refusal.ts';
import type { z } from 'zod';
import type { AlbumSectionCreate, AlbumSectionDetail } from '../../../contract/albums/album.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { rawQuery } from '../../db/rawQuery.ts';
import { albumSections } from '../../db/schema/index.ts';
import { removeFiles } from '../files/storedFiles.ts';
import type { Principal } from '../scope/principal.ts';
import type { ServiceContext } from '../shared/context.ts';
import { findSection, lockSection, type SectionRecord } from './inner/albumRows.ts';
import { albumCompaniesOf, albumScopeOf } from './inner/albumScope.ts';

const FACTS = `
  select album_company(page.company_id) as company, cover.preview_key as cover, inside.photos, inside.processed,
    (select count(*)::integer from album_sections where parent_id = page.id) as sections,
    (with recursive way (id, parent_id, name, depth) as (
       select id, parent_id, name, 1 from album_sections where id = page.parent_id
       union all
       select around.id, around.parent_id, around.name, way.depth + 1 from way join album_sections as around on around.id = way.parent_id
     ) select coalesce(json_agg(json_build_object('id', id, 'name', name) order by depth desc), '[]') from way) as trail
  from album_sections as page
  left join lateral (select preview_key from album_photos where section_id = page.id order by created_at desc, id desc limit 1) as cover on true
  left join lateral (
    select count(*)::integer as photos, count(*) filter (where processed = 1)::integer as processed from album_photos where section_id = page.id
  ) as inside on true
  where page.id = $1`;

interface Facts {
  company: string | null;
  cover: string | null;
  photos: number;
  processed: number;
  sections: number;
  trail: { id: number; name: string }[];
}

const viewSection = async (
  tx: Tx,
  { signing }: Pick<Context, 'signing'>,
  section: SectionRecord,
): Promise<AlbumSectionDetail> => {
  const { rows } = await rawQuery(tx, FACTS, [section.id]);
  const { company, cover, photos, processed, sections, trail } = rows[0] as unknown as Facts; // the statement's own columns
  return {
    id: section.id,
    parent_id: section.parent_id,
    company_id: section.company_id,
    company,
    name: section.name,
    cover: cover && signing.urlOf(cover),
    photos_count: photos,
    processed_count: processed,
    sections_count: sections,
    trail,
    created_at: section.created_at.toISOString(),
  };
};

/** Returns an album with its path. Throws 404. */
export const readSection = (
  context: Context,
  principal: Principal,
  id: number,
): Promise<AlbumSectionDetail> =>
  context.db.as(albumScopeOf(principal), async (tx) =>
    viewSection(tx, context, await findSection(tx, id)),
  );

/**
 * Adds an album; an inner album belongs to its parent's company. Throws 404 for an unknown parent, 422 at `company_id` for a company that
 * is unknown, out of reach or not the parent's.
 */
export const createSection = async (
  context: Context,
  principal: Principal,
  { name, parent_id = null, company_id }: z.output<typeof AlbumSectionCreate>,
): Promise<AlbumSectionDetail> => {
  try {
    return await context.db.as(albumScopeOf(principal), async (tx) => {
      const parent = parent_id === null ? undefined : await lockSection(tx, parent_id);
      if (parent && company_id !== undefined && company_id !== parent.company_id)
        throw invalidField('company_id', 'album_of_parent');
      const owner = parent
        ? parent.company_id
        : company_id === undefined
          ? principal.companyId
          : company_id;
      if (!parent && !keepsAlbumsOf(principal, owner))
        throw invalidField('company_id', 'no_such_company');
      const [section] = await tx
        .insert(albumSections)
        .values({ name, parent_id, company_id: owner })
        .returning();
      if (!section) throw new Error('an insert returned no row');
      return viewSection(tx, context, section);
    });
  } catch (error) {
    if (isReferenceViolation(error)) throw invalidField('company_id', 'no_such_company');
    throw error;
  }
};

const keepsAlbumsOf = (principal: Principal, company: number | null): boolean => {
  const companies = albumCompaniesOf(principal);
  return companies === 'every' || (company !== null && companies.includes(company));
};

/** Renames an album. Throws 404. */
export const renameSection = (
  context: Context,
  principal: Principal,
  id: number,
  name: string,
): Promise<AlbumSectionDetail> =>
  context.db.as(albumScopeOf(principal), async (tx) => {
    const [section] = await tx
      .update(albumSections)
      .set({ name })
      .where(eq(albumSections.id, id))
      .returning();
    if (!section) throw notFound();
    return viewSection(tx, context, section);
  });

/** The files of an album and all its inner albums. Uploads under way are cleaned up on their own (albumPhotos.ts). */
const FILES = `
  with recursive inside (id) as (
    select $1::integer
    union all
    select album_sections.id from inside join album_sections on album_sections.parent_id = inside.id
  )
  select key, preview_key from inside join album_photos on album_photos.section_id = inside.id`;

/** Deletes an album with its photos and the albums in it. Throws 404. */
export const removeSection = (
  context: ServiceContext,
  principal: Principal,
  id: number,
): Promise<void> =>
  context.db.as(albumScopeOf(principal), async (tx) => {
    const [section] = await tx
      .select()
      .from(albumSections)
      .where(eq(albumSections.id, id))
      .for('update');
    if (!section) throw notFound();
    const { rows } = await rawQuery(tx, FILES, [id]);
    await tx.delete(albumSections).where(eq(albumSections.id, id));
    await removeFiles(
      context,
      tx,
      rows.flatMap(({ key, preview_key }) => [String(key), String(preview_key)]),
    );
  });
