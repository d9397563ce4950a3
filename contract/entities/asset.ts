import { z } from 'zod';
import { id, timestamp, url } from '../fields.ts';
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

/** A wall or a floor, with one picture per angle (specification, chapters 3 and 9). */
export const RoomComponent = z.strictObject({
  id,
  company_id: id.nullable(),
  kind: z.enum(['wall', 'floor']),
  name: z.string(),
  images: z.array(z.strictObject({ angle_id: id, url })),
});
export type RoomComponent = z.infer<typeof RoomComponent>;
export const Room = z.strictObject({
  id,
  company_id: id.nullable(),
  name: z.string(),
  wall_id: id,
  wall_name: z.string(),
  floor_id: id,
  floor_name: z.string(),
  preview_url: url.nullable(),
  created_at: timestamp,
});
export type Room = z.infer<typeof Room>;
