import { eq, sql } from '@turntable/declare/server/db/drizzle.ts';
import { assertVersion, invalidField, Refusal } from '@turntable/declare/server/refusal.ts';
import { demandsPasswordAgain } from '../../../contract/ftpExport/server.ts';
import type { FtpExport, FtpExportSave, FtpTrial } from '../../../contract/ftpExport/settings.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { companies } from '../../db/schema/index.ts';
import { parseFtpAddress } from '../../ftp/address.ts';
import type { FtpAccess } from '../../ftp/connect.ts';
import { tryFtp } from '../../ftp/trial.ts';
import { type Locale, message } from '../../messages/index.ts';
import { type CompanyRecord, findCompany, lockCompany } from '../companies/companyRows.ts';
import { PASSWORD_PLACEHOLDER } from '../companies/companyView.ts';
import type { CompanyOwner } from '../scope/owner.ts';
import { definedOnly } from '../shared/definedOnly.ts';

/** Returns a company's FTP settings without the password. Throws 404. */
export const readFtpSettings = (
  { db }: Pick<Context, 'db'>,
  owner: CompanyOwner,
): Promise<FtpExport> =>
  db.as(owner.scope, async (tx) => view(await findCompany(tx, owner.companyId)));

/**
 * Saves the given fields. Throws 404, 409 when `version` is outdated, 422 at `ftp_pass` for a changed server or port, or encryption
 * switched off, without the password.
 */
export const saveFtpSettings = (
  { db, secrets }: Context,
  owner: CompanyOwner,
  input: FtpExportSave,
): Promise<FtpExport> =>
  db.as(owner.scope, async (tx) => {
    const company = await lockCompany(tx, owner.companyId);
    assertVersion(company, input.version);
    const { password, ...settings } = merged(company, input);
    const encrypted =
      settings.ftp_host === '' || password === ''
        ? ''
        : password === undefined
          ? company.ftp_pass_encrypted
          : secrets.encrypt(password);
    await tx
      .update(companies)
      .set({ ...settings, ftp_pass_encrypted: encrypted, version: sql`${companies.version} + 1` })
      .where(eq(companies.id, company.id));
    return view(await findCompany(tx, company.id));
  });

/**
 * Tests the settings as they would be after a save, without saving them. Throws 404; 422 without a server, and for another server
 * without its password.
 */
export const tryFtpSettings = async (
  context: Context,
  owner: CompanyOwner,
  { version: _, ...input }: FtpExportSave,
  locale: Locale,
): Promise<FtpTrial> => {
  const company = await context.db.as(owner.scope, (tx: Tx) => findCompany(tx, owner.companyId));
  const { password, ...settings } = merged(company, input);
  if (settings.ftp_host === '') throw invalidField('ftp_host', 'required');
  if (settings.ftp_user === '') throw invalidField('ftp_user', 'required');
  const { step, problem } = await tryFtp(
    ftpAccess(context, { ...company, ...settings }, password),
    settings.ftp_dir,
  );
  return {
    ok: problem === null ? 1 : 0,
    step,
    problem,
    message: message(locale, problem === null ? 'ftp_works' : `ftp_${problem}`),
  };
};

/** Returns how a company's server is reached. Throws 422 when no server has been entered. */
export const ftpAccess = (
  { secrets, config }: Context,
  company: CompanyRecord,
  password?: string,
): FtpAccess => {
  if (!company.ftp_host || !company.ftp_user) throw new Refusal(422, 'ftp_not_set');
  const stored = () => company.ftp_pass_encrypted && secrets.decrypt(company.ftp_pass_encrypted);
  return {
    host: company.ftp_host,
    port: company.ftp_port,
    security: company.ftp_security,
    user: company.ftp_user,
    password: password ?? stored(),
    allowPrivate: config.ftpAllowPrivate,
    passivePorts: config.ftpPassivePorts,
  };
};

/**
 * Returns the settings after a save; `password` is undefined when the stored one stays. Throws 422 at `ftp_pass` where the password is needed again.
 */
const merged = (
  company: CompanyRecord,
  { version: _, ftp_pass, ftp_host, ...fields }: FtpExportSave,
) => {
  const password = ftp_pass === PASSWORD_PLACEHOLDER ? undefined : ftp_pass;
  const settings = {
    ...settingsOf(company),
    ...definedOnly({ ...addressOf(ftp_host), ...fields }),
  };
  // A stolen account must not be able to redirect the password to another server.
  const needsPassword = settings.ftp_host !== '' && demandsPasswordAgain(company, settings);
  if (needsPassword && password === undefined && company.ftp_pass_encrypted)
    throw invalidField('ftp_pass', 'ftp_password_again');
  return { ...settings, password };
};

/** Moves encryption and port from the host's text to their own fields. */
const addressOf = (text: string | undefined): Partial<FtpExport> => {
  if (!text) return { ...(text === '' && { ftp_host: '' }) };
  const { host, port, secure } = parseFtpAddress(text);
  return {
    ftp_host: host,
    ...(port !== undefined && { ftp_port: port }),
    ...(secure && { ftp_security: 'explicit' }),
  };
};

const settingsOf = (company: CompanyRecord) => ({
  get_cars_from_ftp: company.get_cars_from_ftp,
  ftp_host: company.ftp_host,
  ftp_port: company.ftp_port,
  ftp_security: company.ftp_security,
  ftp_user: company.ftp_user,
  ftp_dir: company.ftp_dir,
  dir_name: company.dir_name,
  initial_name: company.initial_name,
  initial_index: company.initial_index,
  send_photos: company.send_photos,
  save_originals: company.save_originals,
  store_as_zip: company.store_as_zip,
  format: company.format,
  quality: company.quality,
  clean_variant: company.clean_variant,
});

const view = (company: CompanyRecord): FtpExport => ({
  ...settingsOf(company),
  ftp_pass: company.ftp_pass_encrypted === '' ? '' : PASSWORD_PLACEHOLDER,
  version: company.version,
});
