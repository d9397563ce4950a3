import { email, id, languageTag, phone, url } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { z } from 'zod';
import { ROLES } from '../application.ts';
import { Look } from '../looks/look.ts';

export const RoleName = z.enum(ROLES);

const chosen = z.strictObject({ id, url }).nullable();

/** The company's default look in an account, with the pictures that it uses. */
export const AccountSettings = z.strictObject({
  ...Look.shape,
  preset_id: id,
  preset: z.strictObject({ id, name: z.string() }),
  background: chosen,
  logo: chosen,
  licence_plate: chosen,
  /** Counts the saves of the company; a save with an older version is refused with 409. */
  version: z.int().positive(),
});
export type AccountSettings = z.infer<typeof AccountSettings>;

/** The signed-in user (specification, chapter 3). Balances are the company's; the operator has none. */
export const Account = z.strictObject({
  id,
  name: z.string(),
  email,
  /** The new address, until the link sent to it is opened. */
  pending_email: email.nullable(),
  phone: phone.nullable(),
  avatar: url.nullable(),
  role: RoleName,
  locale: languageTag.nullable(),
  credits: z.int(),
  tokens: z.int(),
  is_active: flag,
  company: z.strictObject({ id, title: z.string() }).nullable(),
  cars_need_moderation: flag,
  areOffersEnabled: flag,
  get_cars_from_ftp: flag,
  settings: AccountSettings.nullable(),
});
export type Account = z.infer<typeof Account>;
