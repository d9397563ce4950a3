import { z } from 'zod';
import { id, url } from '../fields.ts';
import { flag } from '../flag.ts';

const picture = {
  id,
  company_id: id.nullable().describe('null: the operator offers it to everyone'),
  name: z.string(),
  url,
  preview_url: url,
};

export const Background = z.strictObject({ ...picture, has_room: flag });
export type Background = z.infer<typeof Background>;
export const Logo = z.strictObject(picture);
export type Logo = z.infer<typeof Logo>;
export const Banner = z.strictObject(picture);
export type Banner = z.infer<typeof Banner>;
export const LicencePlate = z.strictObject(picture);
export type LicencePlate = z.infer<typeof LicencePlate>;
