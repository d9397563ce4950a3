import { and, asc, eq, max } from 'drizzle-orm';
import type { Company } from '../../contract/entities/company.ts';
import type { Tx } from '../db/client.ts';
import { companies, companyAngles, presetItems, users } from '../db/schema/index.ts';
import { notFound } from './refusal.ts';

/** Stands in an answer for an FTP password that is set (specification, chapter 9). */
export const PASSWORD_PLACEHOLDER = '********';

/** A company as the contract shows it. 404 when the transaction's scope does not see it. */
export const viewCompany = async (tx: Tx, id: number): Promise<Company> => {
  const [company] = await tx.select().from(companies).where(eq(companies.id, id));
  if (!company) throw notFound();
  const [chief] = await tx
    .select({ id: users.id, name: users.name, email: users.email, phone: users.phone })
    .from(users)
    .where(and(eq(users.company_id, id), eq(users.role, 'chief')))
    .orderBy(asc(users.id))
    .limit(1);
  const [visit] = await tx
    .select({ last: max(users.last_visit) })
    .from(users)
    .where(eq(users.company_id, id));
  const views = await viewsOf(tx, id, company.preset_id);

  return {
    id,
    user_id: chief?.id ?? null,
    parent_id: company.parent_id,
    title: company.title,
    is_active: company.is_active,
    credits: company.credits,
    tokens: company.tokens,
    chief: chief ? { name: chief.name, email: chief.email, phone: chief.phone } : null,
    angles: views.map((view) => ({ id: view.id, show_banner: view.show_banner, show_logo: view.show_logo })),
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
    contact_person: company.contact_person,
    notes: company.notes,
    can_work_on_debt: company.can_work_on_debt,
    show_logo: company.show_logo,
    show_banner: company.show_banner,
    last_visit: visit?.last?.toISOString() ?? null,
    allowed_views: views.filter((view) => view.selected === 1).map((view) => view.id),
    additional_uploads: company.additional_uploads,
    status: company.is_active === 1 ? 'active' : 'blocked',
  };
};

/** The preset's views with the company's wishes; a view without any is photographed, with logo and banner. */
const viewsOf = async (tx: Tx, companyId: number, presetId: number) => {
  const rows = await tx
    .select({ id: presetItems.id, wish: companyAngles })
    .from(presetItems)
    .leftJoin(companyAngles, and(eq(companyAngles.preset_item_id, presetItems.id), eq(companyAngles.company_id, companyId)))
    .where(eq(presetItems.preset_id, presetId))
    .orderBy(asc(presetItems.position));
  return rows.map(({ id, wish }) => ({
    id,
    show_banner: wish?.show_banner ?? 1,
    show_logo: wish?.show_logo ?? 1,
    selected: wish?.selected ?? 1,
  }));
};
