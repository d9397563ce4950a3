import { and, asc, eq, getTableColumns } from '@turntable/declare/server/db/drizzle.ts';
import {
  type Company,
  type CompanyChoice,
  type OwnCompany,
  OwnedCompany,
} from '../../../contract/companies/company.ts';
import { Look } from '../../../contract/looks/look.ts';
import type { Tx } from '../../db/client.ts';
import { companies, companyAngles, presetItems } from '../../db/schema/index.ts';
import { type CompanyRecord, chiefOf, findCompany, type UserRecord } from './companyRows.ts';

/** Replaces a stored FTP password in responses (specification, chapter 9). */
export const PASSWORD_PLACEHOLDER = '********';

/** Returns a company with its own users' fields. Throws 404 for one out of scope. */
export const viewOwnCompany = async (tx: Tx, id: number): Promise<OwnCompany> => {
  const { own } = await readParts(tx, id);
  return own;
};

/** Returns a company with all fields of the operator's page. Throws 404. */
export const viewCompany = async (tx: Tx, id: number): Promise<Company> => {
  const { company, chief, views, own } = await readParts(tx, id);
  return {
    ...own,
    chief_pending_email: chief?.pending_email ?? null,
    ...Look.strip().parse(company),
    angles: views.map(({ selected: _, ...view }) => view),
    contact_person: company.contact_person,
    notes: company.notes,
    can_work_on_debt: company.can_work_on_debt,
    debt_limit: company.debt_limit,
    last_visit: company.last_visit?.toISOString() ?? null,
    preset_id: company.preset_id,
    version: company.version,
  };
};

/** Returns a company with the fields for its own users and its parent's. Throws 404 for one out of scope. */
export const viewOwnedCompany = async (tx: Tx, id: number): Promise<OwnedCompany> =>
  OwnedCompany.strip().parse(await viewOwnCompany(tx, id));

type View = Awaited<ReturnType<typeof viewsOf>>[number];

const readParts = async (tx: Tx, id: number) => {
  const company = await findCompany(tx, id);
  const chief = await chiefOf(tx, id);
  const views = await viewsOf(tx, company);
  const parent = company.parent_id === null ? null : await nameOf(tx, company.parent_id);
  return { company, chief, views, own: { ...ownPart(company, chief, views), parent } };
};

const ownPart = (
  company: CompanyRecord,
  chief: UserRecord | undefined,
  views: readonly View[],
): Omit<OwnCompany, 'parent'> => ({
  id: company.id,
  user_id: chief?.id ?? null,
  parent_id: company.parent_id,
  title: company.title,
  is_active: company.is_active,
  status: company.is_active === 1 ? 'active' : 'blocked',
  credits: company.credits,
  tokens: company.tokens,
  chief: chief ? { name: chief.name, email: chief.email, phone: chief.phone } : null,
  chief_name: chief?.name ?? null,
  chief_email: chief?.email ?? null,
  chief_phone: chief?.phone ?? null,
  angles: views.map((view) => ({
    id: view.id,
    show_banner: view.show_banner,
    show_logo: view.show_logo,
  })),
  allowed_views: views.filter((view) => view.selected === 1).map((view) => view.id),
  carsNeedPremoderation: company.carsNeedPremoderation,
  areOffersEnabled: company.areOffersEnabled,
  get_cars_from_ftp: company.get_cars_from_ftp,
  ftp_host: company.ftp_host,
  ftp_user: company.ftp_user,
  ftp_pass: company.ftp_pass_encrypted === '' ? '' : PASSWORD_PLACEHOLDER,
  ftp_dir: company.ftp_dir,
  send_photos: company.send_photos,
  save_originals: company.save_originals,
  store_as_zip: company.store_as_zip,
  dir_name: company.dir_name,
  initial_name: company.initial_name,
  initial_index: company.initial_index,
  format: company.format,
  show_logo: company.show_logo,
  show_banner: company.show_banner,
  additional_uploads: company.additional_uploads,
  created_at: company.created_at.toISOString(),
});

/** Returns null for a company out of scope. */
const nameOf = async (tx: Tx, id: number): Promise<CompanyChoice | null> => {
  const [company] = await tx
    .select({ id: companies.id, title: companies.title })
    .from(companies)
    .where(eq(companies.id, id));
  return company ?? null;
};

/** Returns the preset's views with the company's settings; a view without any is photographed, with logo and banner. */
const viewsOf = async (tx: Tx, { id: companyId, preset_id }: CompanyRecord) => {
  const { id, code, name, kind } = getTableColumns(presetItems);
  const rows = await tx
    .select({ id, code, name, kind, wish: companyAngles })
    .from(presetItems)
    .leftJoin(
      companyAngles,
      and(
        eq(companyAngles.preset_item_id, presetItems.id),
        eq(companyAngles.company_id, companyId),
      ),
    )
    .where(eq(presetItems.preset_id, preset_id))
    .orderBy(asc(presetItems.position), asc(presetItems.id));
  return rows.map(({ wish, ...view }) => ({
    ...view,
    show_banner: wish?.show_banner ?? 1,
    show_logo: wish?.show_logo ?? 1,
    selected: wish?.selected ?? 1,
  }));
};
