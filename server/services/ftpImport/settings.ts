import { and, eq, notLike, sql } from '@turntable/declare/server/db/drizzle.ts';
import { assertVersion } from '@turntable/declare/server/refusal.ts';
import type { FeedSettings, FeedSettingsSave } from '../../../contract/ftpImport/ftpImport.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { ftpImportFiles, ftpImportSettings } from '../../db/schema/index.ts';
import { lockCompany } from '../companies/companyRows.ts';
import type { CompanyOwner } from '../scope/owner.ts';
import { definedOnly } from '../shared/definedOnly.ts';

/** A company's list of vehicles: its file and the columns of its fields. */
export type FeedReading = Pick<FeedSettings, 'feed_file' | 'mapping'>;

const UNSET: FeedSettings = { feed_file: '', mapping: {}, columns: [], version: 0 };

/** Returns how to read a company's list; by default everything is detected. */
export const readFeedSettings = async (tx: Tx, companyId: number): Promise<FeedSettings> => {
  const [row] = await tx
    .select()
    .from(ftpImportSettings)
    .where(eq(ftpImportSettings.company_id, companyId));
  if (!row) return UNSET;
  const { feed_file, mapping, columns, version } = row;
  return { feed_file, mapping, columns, version };
};

/** Saves how to read the list; the next import reads it again. Throws 404, 409 when `version` is outdated. */
export const saveFeedSettings = (
  { db }: Pick<Context, 'db'>,
  { scope, companyId }: CompanyOwner,
  { version, ...input }: FeedSettingsSave,
): Promise<FeedSettings> =>
  db.as(scope, async (tx) => {
    await lockCompany(tx, companyId);
    assertVersion(await readFeedSettings(tx, companyId), version);
    const change = definedOnly(input);
    await tx
      .insert(ftpImportSettings)
      .values({ company_id: companyId, ...change })
      .onConflictDoUpdate({
        target: ftpImportSettings.company_id,
        set: { ...change, version: sql`${ftpImportSettings.version} + 1` },
      });
    await tx
      .update(ftpImportFiles)
      .set({ state: 'seen', reason: null })
      .where(and(eq(ftpImportFiles.company_id, companyId), notLike(ftpImportFiles.path, '%/%')));
    return readFeedSettings(tx, companyId);
  });

/** Stores the list's column headers, for mapping them on the page. */
export const storeColumnHeadings = async (
  tx: Tx,
  companyId: number,
  heads: readonly string[],
): Promise<void> => {
  const columns = [...heads];
  await tx
    .insert(ftpImportSettings)
    .values({ company_id: companyId, columns, version: 0 })
    .onConflictDoUpdate({ target: ftpImportSettings.company_id, set: { columns } });
};
