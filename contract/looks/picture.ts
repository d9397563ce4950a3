import { id, url } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { z } from 'zod';

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
