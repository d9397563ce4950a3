import { z } from 'zod';
import { email, id, phone, timestamp } from '../fields.ts';
import { flag } from '../flag.ts';
import { FtpSettings } from './ftp.ts';

/** The head of a company. */
export const Chief = z.strictObject({ name: z.string(), email, phone: phone.nullable() });

/** What a company wants of one view. */
export const CompanyAngle = z.strictObject({ id, show_banner: flag, show_logo: flag });

/** A dealer (specification, chapter 3, with the catalogue-only attributes). */
export const Company = z.strictObject({
  id,
  user_id: id.nullable().describe('the chief'),
  parent_id: id.nullable(),
  title: z.string(),
  is_active: flag,
  credits: z.int(),
  tokens: z.int(),
  chief: Chief.nullable(),
  angles: z.array(CompanyAngle),
  carsNeedPremoderation: flag,
  areOffersEnabled: flag,
  ...FtpSettings.shape,
  contact_person: z.string(),
  notes: z.string(),
  can_work_on_debt: flag,
  show_logo: flag,
  show_banner: flag,
  last_visit: timestamp.nullable(),
  allowed_views: z.array(id),
  additional_uploads: flag,
  status: z.enum(['active', 'blocked']),
});
export type Company = z.infer<typeof Company>;

/** A company as a name to choose. */
export const CompanyChoice = z.strictObject({ id, title: z.string() });
export type CompanyChoice = z.infer<typeof CompanyChoice>;
