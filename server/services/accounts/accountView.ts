import { eq, getTableColumns } from '@turntable/declare/server/db/drizzle.ts';
import type { Signing } from '@turntable/declare/server/files/signing.ts';
import { notFound } from '@turntable/declare/server/refusal.ts';
import type { Account, AccountSettings } from '../../../contract/accounts/account.ts';
import { Look } from '../../../contract/looks/look.ts';
import type { Tx } from '../../db/client.ts';
import {
  backgrounds,
  companies,
  licencePlates,
  logos,
  presets,
  users,
} from '../../db/schema/index.ts';
import type { Principal } from '../scope/principal.ts';

/** Returns the signed-in user (specification, chapter 3). Balances and flags are the company's. Throws 404. */
export const viewAccount = async (
  tx: Tx,
  signing: Signing,
  principal: Principal,
): Promise<Account> => {
  const [found] = await tx
    .select({ user: users, company: companies, preset: presets })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.company_id))
    .leftJoin(presets, eq(presets.id, companies.preset_id))
    .where(eq(users.id, principal.userId));
  if (!found) throw notFound();
  const { user, company, preset } = found;
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    pending_email: user.pending_email,
    phone: user.phone,
    avatar: user.avatar_key && signing.urlOf(user.avatar_key),
    role: user.role,
    locale: user.locale,
    credits: company?.credits ?? 0,
    tokens: company?.tokens ?? 0,
    is_active: user.is_active,
    company: company && { id: company.id, title: company.title },
    cars_need_moderation: company?.carsNeedPremoderation ?? 0,
    areOffersEnabled: company?.areOffersEnabled ?? 0,
    get_cars_from_ftp: company?.get_cars_from_ftp ?? 0,
    settings: company && preset && (await viewSettings(tx, signing, company, preset)),
  };
};

type CompanyRow = typeof companies.$inferSelect;

/** Returns a company's standard look, with the pictures that it names. */
const viewSettings = async (
  tx: Tx,
  signing: Signing,
  company: CompanyRow,
  preset: typeof presets.$inferSelect,
): Promise<AccountSettings> => {
  const pictureOf = async (
    table: typeof backgrounds | typeof logos | typeof licencePlates,
    id: number | null,
  ) => {
    if (id === null) return null;
    const { key } = getTableColumns(table);
    const [picture] = await tx.select({ key }).from(table).where(eq(table.id, id));
    return picture ? { id, url: signing.urlOf(picture.key) } : null;
  };
  return {
    ...Look.strip().parse(company),
    preset_id: preset.id,
    preset: { id: preset.id, name: preset.name },
    background: await pictureOf(backgrounds, company.background_id),
    logo: await pictureOf(logos, company.logo_id),
    licence_plate: await pictureOf(licencePlates, company.licence_plate_id),
    version: company.version,
  };
};
