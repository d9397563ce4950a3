import { basename, extname } from 'node:path';
import { Refusal } from '@turntable/declare/server/refusal.ts';
import { safeName } from '../../../contract/safeName.ts';
import type { Tx } from '../../db/client.ts';
import { rawQuery } from '../../db/rawQuery.ts';
import { createDownloadLink } from '../files/ticket.ts';
import type { Principal } from '../scope/principal.ts';
import type { ServiceContext } from '../shared/context.ts';
import { findSection, photosOfSection } from './inner/albumRows.ts';
import { albumScopeOf } from './inner/albumScope.ts';

/** A photo with the names of the inner albums on its path. */
interface Placed {
  readonly folders: readonly string[];
  readonly name: string;
  readonly key: string;
}

/** All photos of an album and its inner albums; equal album names get their ids appended. */
const WHOLE = `
  with recursive inside (id, folders) as (
    select $1::integer, '{}'::text[]
    union all
    select child.id, inside.folders || case
      when exists (select 1 from album_sections as twin where twin.parent_id = child.parent_id and twin.name = child.name and twin.id < child.id)
      then child.name || ' ' || child.id else child.name end
    from inside join album_sections as child on child.parent_id = inside.id
  )
  select folders, name, key from inside join album_photos on album_photos.section_id = inside.id order by folders, name_key, album_photos.id`;

const wholeAlbum = async (tx: Tx, id: number): Promise<Placed[]> => {
  const { rows } = await rawQuery(tx, WHOLE, [id]);
  return rows as unknown as Placed[]; // the statement's own columns
};

/** Makes file names safe and unique in their folder: cameras start at 1 again on every card. */
export const namedFiles = (photos: readonly Placed[]): { key: string; name: string }[] => {
  const taken = new Set<string>();
  return photos.map(({ folders, name, key }) => {
    const folder = folders.map((one) => `${safeName(one) || 'album'}/`).join('');
    const stem = safeName(basename(name, extname(name))) || 'photo';
    let path = `${folder}${stem}${extname(key)}`;
    for (let count = 2; taken.has(path.toLowerCase()); count += 1)
      path = `${folder}${stem} (${count})${extname(key)}`;
    taken.add(path.toLowerCase());
    return { key, name: path };
  });
};

/**
 * Prepares photos of an album for download; without `photos`, the whole album with inner albums as folders. Returns an address that is
 * valid for ten minutes without a token. Throws 404; 422 "No files to download".
 */
export const prepareAlbumDownload = (
  { db }: Pick<ServiceContext, 'db'>,
  principal: Principal,
  { sectionID, photos }: { sectionID: number; photos?: readonly number[] | undefined },
): Promise<{ link: string }> =>
  db.as(albumScopeOf(principal), async (tx) => {
    const section = await findSection(tx, sectionID);
    const chosen = photos
      ? (await photosOfSection(tx, sectionID, photos)).map((photo) => ({ ...photo, folders: [] }))
      : await wholeAlbum(tx, sectionID);
    const files = namedFiles(chosen);
    const [first] = files;
    if (!first) throw new Refusal(422, 'no_files');
    const isWhole = photos === undefined || files.length > 1;
    const name =
      isWhole && files.length > 1
        ? `${safeName(section.name) || section.id}.zip`
        : basename(first.name);
    return createDownloadLink(tx, {
      company_id: section.company_id,
      user_id: principal.userId,
      name,
      files,
    });
  });
