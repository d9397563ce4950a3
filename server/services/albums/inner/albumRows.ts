import { and, eq, inArray } from '@turntable/declare/server/db/drizzle.ts';
import { notFound } from '@turntable/declare/server/refusal.ts';
import type { Tx } from '../../../db/client.ts';
import { albumPhotos, albumSections } from '../../../db/schema/index.ts';

export type SectionRecord = typeof albumSections.$inferSelect;
export type AlbumPhotoRecord = typeof albumPhotos.$inferSelect;

/** Reads an album. Throws 404 for one that is not there or out of scope. */
export const findSection = async (tx: Tx, id: number): Promise<SectionRecord> => {
  const [section] = await tx.select().from(albumSections).where(eq(albumSections.id, id));
  if (!section) throw notFound();
  return section;
};

/** Locks an album against deletion while something is added to it. Throws 404. */
export const lockSection = async (tx: Tx, id: number): Promise<SectionRecord> => {
  const [section] = await tx
    .select()
    .from(albumSections)
    .where(eq(albumSections.id, id))
    .for('key share');
  if (!section) throw notFound();
  return section;
};

/** Reads photos of an album. Throws 404 when one of them is not the album's. */
export const photosOfSection = async (
  tx: Tx,
  sectionId: number,
  ids: readonly number[],
): Promise<AlbumPhotoRecord[]> => {
  const wanted = new Set(ids);
  const found = await tx
    .select()
    .from(albumPhotos)
    .where(and(eq(albumPhotos.section_id, sectionId), inArray(albumPhotos.id, [...wanted])));
  if (found.length < wanted.size) throw notFound();
  return found;
};
