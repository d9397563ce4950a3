import { id } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { z } from 'zod';
import { AngleKind } from './angleKind.ts';

/** A view with a company's settings (specification, chapter 2, tab comments). */
export const CompanyView = z.strictObject({
  id,
  code: z.string(),
  name: z.strictObject({ en: z.string(), de: z.string() }),
  kind: AngleKind,
  silhouette: z.string(),
  /** Its place in the company's order, from 0. */
  position: z.int().nonnegative(),
  selected: flag.describe('1: the company photographs it'),
  comment: z.string(),
  show_banner: flag,
  show_logo: flag,
  banner_id: id.nullable().describe('null: the banner of the look'),
  /** Counts the saves; 0 until the view's settings are saved. */
  version: z.int().nonnegative(),
});
export type CompanyView = z.infer<typeof CompanyView>;
