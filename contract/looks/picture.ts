import { z } from 'zod';
import { id, url } from '../fields.ts';
import { flag } from '../flag.ts';

const picture = {
  id,
  company_id: id.nullable().describe('null: the operator offers it to all companies'),
  name: z.string(),
  url,
  preview_url: url,
};

export const Background = z.strictObject({ ...picture, has_room: flag });
export const Logo = z.strictObject(picture);
export const Banner = z.strictObject(picture);
export const LicencePlate = z.strictObject(picture);
