import { z } from 'zod';
import { id, line, timestamp, url } from '../fields.ts';
import { flag } from '../flag.ts';

/** A photo album, or an album in an album (specification, chapter 3: album section). */
export const AlbumSection = z.strictObject({
  id,
  parent_id: id.nullable(),
  company_id: id.nullable(),
  name: line(200).min(1),
  photos_count: z.int().nonnegative(),
});
export type AlbumSection = z.infer<typeof AlbumSection>;

export const AlbumPhoto = z.strictObject({
  id,
  section_id: id,
  name: z.string(),
  url,
  preview_url: url,
  processed: flag,
  created_at: timestamp,
});
export type AlbumPhoto = z.infer<typeof AlbumPhoto>;

/** A neuro-dataset: a file of training material that the operator keeps. */
export const Dataset = z.strictObject({ id, name: line(200).min(1), bytes: z.int().positive(), created_at: timestamp });
export type Dataset = z.infer<typeof Dataset>;
