import {
  email,
  id,
  line,
  lines,
  phone,
  timestamp,
  version,
} from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { z } from 'zod';
import { FtpSettings } from '../ftpExport/settings.ts';
import { Look } from '../looks/look.ts';
import { Status } from '../staff/staff.ts';
import { AngleKind } from '../views/angle.ts';

/** A company as a choice. */
export const CompanyChoice = z.strictObject({ id, title: z.string() });
export type CompanyChoice = z.infer<typeof CompanyChoice>;

/** The manager of a company. */
const Chief = z.strictObject({ name: z.string(), email, phone: phone.nullable() });

/** The same as separate fields, for forms. */
const chiefFields = {
  chief_name: z.string().nullable(),
  chief_email: email.nullable(),
  chief_phone: phone.nullable(),
};

/** A company's settings of one view. */
const CompanyAngle = z.strictObject({ id, show_banner: flag, show_logo: flag });

/** A sub-company in the list of its parent's manager. */
export const SubCompany = z.strictObject({
  id,
  parent_id: id.nullable(),
  title: z.string(),
  is_active: flag,
  status: Status,
  credits: z.int(),
  tokens: z.int(),
  chief: Chief.nullable(),
  ...chiefFields,
  created_at: timestamp,
});

/** A company in the operator's lists. */
export const CompanyRow = z.strictObject({
  ...SubCompany.shape,
  user_id: id.nullable().describe('the manager'),
  contact_person: z.string(),
  carsNeedPremoderation: flag,
  areOffersEnabled: flag,
  get_cars_from_ftp: flag,
  can_work_on_debt: flag,
  last_visit: timestamp.nullable().describe('when one of its users last signed in'),
  version,
});
export type CompanyRow = z.infer<typeof CompanyRow>;

/** The fields that users of a company and of its parent may read: all but the operator's notes and terms, and the FTP server. */
export const OwnedCompany = z.strictObject({
  ...SubCompany.shape,
  parent: CompanyChoice.nullable().describe(
    'the parent company; null: it has none, or the reader may not see it',
  ),
  user_id: CompanyRow.shape.user_id,
  carsNeedPremoderation: flag,
  areOffersEnabled: flag,
  angles: z.array(CompanyAngle),
  allowed_views: z.array(id).describe('ids of the views that it photographs'),
  additional_uploads: flag,
  show_logo: flag,
  show_banner: flag,
  get_cars_from_ftp: flag,
});
export type OwnedCompany = z.infer<typeof OwnedCompany>;

/** The fields that the company itself may read (specification, chapter 3). */
export const OwnCompany = z.strictObject({ ...OwnedCompany.shape, ...FtpSettings.shape });
export type OwnCompany = z.infer<typeof OwnCompany>;

/** A company with all fields of the operator's page (specification, chapter 3, with the catalogue-only attributes). */
export const Company = z.strictObject({
  ...CompanyRow.shape,
  ...OwnCompany.shape,
  /** The manager's new address, until the link sent to it is opened. */
  chief_pending_email: email.nullable(),
  angles: z.array(
    z.strictObject({
      ...CompanyAngle.shape,
      code: z.string(),
      name: z.strictObject({ en: z.string(), de: z.string() }),
      kind: AngleKind,
    }),
  ),
  notes: z.string(),
  debt_limit: z
    .int()
    .nonnegative()
    .describe('credits that the balance may fall below zero while a negative balance is allowed'),
  preset_id: id,
  ...Look.shape,
});
export type Company = z.infer<typeof Company>;

const chief = { chief_name: line(120).min(1), chief_email: email, chief_phone: phone.nullable() };

/** A new company; its manager gets a link by e-mail to set a password. */
export const CompanyCreate = z.strictObject({
  title: line(200).min(1),
  ...chief,
  chief_phone: chief.chief_phone.optional(),
});
export type CompanyCreate = z.infer<typeof CompanyCreate>;

const MOST_VIEWS = 500;
const DEBT_LIMIT_MAX = 1_000_000;

/** A save by the operator: only changed fields. `version` is the one that was read; without it nothing is compared. */
export const CompanySave = z.strictObject({
  title: line(200).min(1).optional(),
  contact_person: line(200).optional(),
  notes: lines(5000).optional(),
  status: Status.optional(),
  ...z.strictObject(chief).partial().shape,
  can_work_on_debt: flag.optional(),
  debt_limit: z.int().min(0).max(DEBT_LIMIT_MAX).optional(),
  carsNeedPremoderation: flag.optional(),
  areOffersEnabled: flag.optional(),
  get_cars_from_ftp: flag.optional(),
  show_logo: flag.optional(),
  show_banner: flag.optional(),
  additional_uploads: flag.optional(),
  allowed_views: z.array(id).max(MOST_VIEWS).optional(),
  angles: z
    .array(CompanyAngle.partial({ show_banner: true, show_logo: true }))
    .max(MOST_VIEWS)
    .optional(),
  preset_id: id.optional(),
  ...Look.partial().shape,
  version: version.optional(),
});
export type CompanySave = z.infer<typeof CompanySave>;
