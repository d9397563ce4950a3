import { hashOfUnknown } from '@turntable/declare/server/accounts/passwords.ts';
import { eq, sql } from '@turntable/declare/server/db/drizzle.ts';
import { assertVersion, invalidField } from '@turntable/declare/server/refusal.ts';
import type {
  Company,
  CompanyCreate,
  CompanySave,
  OwnCompany,
  OwnedCompany,
} from '../../../contract/companies/company.ts';
import type { Look } from '../../../contract/looks/look.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { companies, presets, users } from '../../db/schema/index.ts';
import type { Locale } from '../../messages/index.ts';
import { changeEmail, type EmailChange, mailEmailChange } from '../accounts/emailChange.ts';
import { invite } from '../accounts/passwordMail.ts';
import { assertOwnPictures, assertPlateChosen, assertPreset } from '../looks/references.ts';
import { companyOf, type Principal, scopeOf } from '../scope/principal.ts';
import { takenAddress } from '../staff/staffRows.ts';
import { lockCarsOfViews } from '../vehicles/vehicleRows.ts';
import { saveViews } from '../views/companyAngles.ts';
import { recordBlocking } from './blockCompany.ts';
import { type CompanyRecord, chiefOf, findCompany, lockCompany } from './companyRows.ts';
import { viewCompany, viewOwnCompany, viewOwnedCompany } from './companyView.ts';
import { ownedCompanies } from './inner/ownedCompanies.ts';

/** Returns a company with all fields of the operator's page. Throws 404. */
export const readCompany = ({ db }: Pick<Context, 'db'>, id: number): Promise<Company> =>
  db.as('operator', (tx) => viewCompany(tx, id));

/** Returns the user's own company without the operator's fields. */
export const readOwnCompany = (
  { db }: Pick<Context, 'db'>,
  principal: Principal,
): Promise<OwnCompany> =>
  db.as(scopeOf(principal), (tx) => viewOwnCompany(tx, companyOf(principal)));

/** Returns the user's own company or one of its sub-companies. Throws 404 for any other. */
export const readOwnedCompany = async (
  { db }: Pick<Context, 'db'>,
  principal: Principal,
  id: number,
): Promise<OwnedCompany> =>
  db.as({ companyIds: await ownedCompanies(db, principal) }, (tx) => viewOwnedCompany(tx, id));

/** Adds a company with its manager, and sends the manager a link to set a password. Throws 422 at `chief_email` for an address in use. */
export const createCompany = async (
  context: Context,
  input: CompanyCreate,
  locale: Locale,
): Promise<Company> => {
  const password_hash = await hashOfUnknown();
  const { company, userId } = await context.db.as('operator', async (tx) => {
    const [preset] = await tx.select({ id: presets.id }).from(presets).orderBy(presets.id).limit(1);
    if (!preset) throw new Error('there is no preset');
    const [created] = await tx
      .insert(companies)
      .values({ title: input.title, preset_id: preset.id })
      .returning({ id: companies.id });
    if (!created) throw new Error('an insert returned no row');
    const head = {
      name: input.chief_name,
      email: input.chief_email,
      phone: input.chief_phone ?? null,
    };
    const [chief] = await takenAddress('chief_email', () =>
      tx
        .insert(users)
        .values({ ...head, company_id: created.id, role: 'chief', password_hash })
        .returning({ id: users.id }),
    );
    if (!chief) throw new Error('an insert returned no row');
    return { company: await viewCompany(tx, created.id), userId: chief.id };
  });
  invite(context, userId, locale);
  return company;
};

/**
 * Saves the operator's changes of a company. Throws 404; 409 when `version` is outdated; 422 for pictures out of reach, views of another
 * preset, an address in use, a debt limit below the company's debt, and plates to be
 * replaced by none.
 */
export const saveCompany = async (
  context: Context,
  principal: Principal,
  id: number,
  input: CompanySave,
  locale: Locale,
): Promise<Company> => {
  const { db, config } = context;
  const { change, saved } = await db.as('operator', async (tx) => {
    const {
      chief_name,
      chief_email,
      chief_phone,
      angles,
      allowed_views,
      status,
      version,
      ...fields
    } = input;
    await findCompany(tx, id);
    if (allowed_views || fields.preset_id !== undefined) await lockCarsOfViews(tx, id);
    const change = await saveChief(tx, id, {
      name: chief_name,
      email: chief_email,
      phone: chief_phone,
    });
    const company = await lockCompany(tx, id);
    assertVersion(company, version);
    await assertOwnPictures(tx, id, fields as Partial<Look>); // a save has the look's names among others
    assertPlateChosen(company, fields);
    if (fields.preset_id !== undefined) await assertPreset(tx, fields.preset_id);
    await tx
      .update(companies)
      .set({
        ...fields,
        ...(status && { is_active: status === 'active' ? 1 : 0 }),
        debt_limit: debtLimit(company, fields, config.debtLimit),
        version: sql`${companies.version} + 1`,
      })
      .where(eq(companies.id, id));
    if (status) await recordBlocking(tx, principal, company, status);
    if (angles || allowed_views)
      await saveViews(
        tx,
        { id, preset_id: fields.preset_id ?? company.preset_id },
        { angles, allowed_views },
      );
    return { change, saved: await viewCompany(tx, id) };
  });
  if (change) mailEmailChange(context, change, locale);
  return saved;
};

/** Saves the manager's fields. Done before the company's lock is taken: users are locked first (companyRows.ts). */
const saveChief = async (
  tx: Tx,
  companyId: number,
  fields: { name: string | undefined; email: string | undefined; phone: string | null | undefined },
): Promise<EmailChange | undefined> => {
  if (Object.values(fields).every((value) => value === undefined)) return undefined;
  const chief = await chiefOf(tx, companyId);
  if (!chief) throw invalidField('chief_name', 'no_chief');
  const { email, ...others } = fields;
  await tx
    .update(users)
    .set({ ...others, version: sql`${users.version} + 1` })
    .where(eq(users.id, chief.id));
  return changeEmail(tx, chief, email, 'chief_email');
};

/** Returns the installation's debt limit when a negative balance is allowed for the first time without a limit. */
const debtLimit = (
  company: CompanyRecord,
  fields: Pick<CompanySave, 'can_work_on_debt' | 'debt_limit'>,
  usual: number,
): number => {
  const begins = fields.can_work_on_debt === 1 && company.debt_limit === 0;
  const limit = fields.debt_limit ?? (begins ? usual : company.debt_limit);
  if (company.credits < -limit)
    throw invalidField('debt_limit', { code: 'too_small', params: { minimum: -company.credits } });
  return limit;
};
