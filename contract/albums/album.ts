import { id, line, timestamp, url } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { z } from 'zod';

const count = z.int().nonnegative();
const albumName = line(200).min(1);

/** A photo album, or an album in an album (specification, chapter 3: album section). */
export const AlbumSection = z.strictObject({
  id,
  parent_id: id.nullable(),
  company_id: id.nullable().describe('null: the operator’s own'),
  company: z.string().nullable().describe('the name of the company'),
  name: z.string(),
  /** The newest photo's preview. */
  cover: url.nullable(),
  photos_count: count,
  sections_count: count.describe('albums directly inside this one'),
  created_at: timestamp,
});
export type AlbumSection = z.infer<typeof AlbumSection>;

/** An album with its path and the state of its photos. */
export const AlbumSectionDetail = z.strictObject({
  ...AlbumSection.shape,
  trail: z
    .array(z.strictObject({ id, name: z.string() }))
    .describe('the albums that contain it, outermost first'),
  processed_count: count,
});
export type AlbumSectionDetail = z.infer<typeof AlbumSectionDetail>;

/** An inner album belongs to its parent's company; any other to the named company, or to the creator's own. */
export const AlbumSectionCreate = z.strictObject({
  name: albumName,
  parent_id: id.nullable().optional(),
  company_id: id.nullable().optional(),
});
export const AlbumSectionSave = z.strictObject({ name: albumName });

/** A photo of an album. */
export const AlbumPhoto = z.strictObject({
  id,
  sectionID: id,
  name: z.string().describe('the file name of the upload'),
  url,
  preview_url: url,
  bytes: z.int().positive(),
  width: z.int().positive(),
  height: z.int().positive(),
  processed: flag,
  created_at: timestamp,
});
export type AlbumPhoto = z.infer<typeof AlbumPhoto>;

/** A neuro-dataset: a file of training material of the operator. */
export const Dataset = z.strictObject({
  id,
  name: z.string(),
  bytes: z.int().positive(),
  created_at: timestamp,
});
export type Dataset = z.infer<typeof Dataset>;
