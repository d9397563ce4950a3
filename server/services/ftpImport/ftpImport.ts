import { and, asc, eq, inArray, max, ne, sql } from '@turntable/declare/server/db/drizzle.ts';
import { Refusal } from '@turntable/declare/server/refusal.ts';
import type { CompanyChoice } from '../../../contract/companies/company.ts';
import type { FtpImport, ImportRun } from '../../../contract/ftpImport/ftpImport.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { companies, ftpImportRuns } from '../../db/schema/index.ts';
import type { Locale } from '../../messages/index.ts';
import { findCompany } from '../companies/companyRows.ts';
import type { CompanyOwner } from '../scope/owner.ts';
import type { ServiceContext } from '../shared/context.ts';
import type { WorkQueue } from '../shared/workQueue.ts';
import { endRun, latestRuns, queueRun, runView } from './runs.ts';
import { readFeedSettings } from './settings.ts';

/** Returns a company's last imports and its list's settings. Throws 404. */
export const readImport = (
  { db, config }: Pick<Context, 'db' | 'config'>,
  owner: CompanyOwner,
  locale: Locale,
): Promise<FtpImport> =>
  db.as(owner.scope, async (tx) => {
    const { id, title } = await findCompany(tx, owner.companyId);
    const runs = await latestRuns(tx, id);
    return {
      company_id: id,
      company_title: title,
      every_minutes: config.ftpImportMinutes,
      runs: runs.map((run) => runView(run, locale, config.uploadLimitBytes)),
      feed: await readFeedSettings(tx, id),
    };
  });

/**
 * Queues an import, or returns the one that waits or runs. Throws 404; 422 when the company does not import by FTP or has no server
 * entered.
 */
export const startImport = (
  { db, queue, config }: Pick<ServiceContext, 'db' | 'queue' | 'config'>,
  owner: CompanyOwner,
  userId: number,
  locale: Locale,
): Promise<ImportRun> =>
  db.as(owner.scope, async (tx) => {
    const company = await findCompany(tx, owner.companyId);
    if (company.get_cars_from_ftp === 0) throw new Refusal(422, 'import_off');
    if (!company.ftp_host || !company.ftp_user) throw new Refusal(422, 'ftp_not_set');
    return runView(
      await queueRun(tx, queue, { companyId: company.id, userId }),
      locale,
      config.uploadLimitBytes,
    );
  });

/** Returns the companies that get vehicles by FTP, for the operator. */
export const importingCompanies = ({ db }: Pick<Context, 'db'>): Promise<CompanyChoice[]> =>
  db.as('operator', (tx) =>
    tx
      .select({ id: companies.id, title: companies.title })
      .from(companies)
      .where(eq(companies.get_cars_from_ftp, 1))
      .orderBy(asc(companies.title), asc(companies.id)),
  );

/** Queues an import of every company whose last one was begun long enough ago. */
export const queueDueImports = async ({
  db,
  queue,
  config,
}: Pick<ServiceContext, 'db' | 'queue' | 'config'>): Promise<void> => {
  if (config.ftpImportMinutes === 0) return;
  await db.asSystem(async (tx) => {
    for (const { id } of await dueCompanies(tx, config.ftpImportMinutes))
      await queueRun(tx, queue, { companyId: id, userId: null });
  });
};

const dueCompanies = (tx: Tx, everyMinutes: number) =>
  tx
    .select({ id: companies.id })
    .from(companies)
    .leftJoin(ftpImportRuns, eq(ftpImportRuns.company_id, companies.id))
    .where(
      and(
        eq(companies.get_cars_from_ftp, 1),
        eq(companies.is_active, 1),
        ne(companies.ftp_host, ''),
        ne(companies.ftp_user, ''),
      ),
    )
    .groupBy(companies.id)
    .having(
      sql`coalesce(${max(ftpImportRuns.created_at)} <= now() - make_interval(mins => ${everyMinutes}), true)`,
    )
    .orderBy(asc(companies.id));

/** Ends runs whose job is lost, so that the next one can begin. @param isAlive returns which jobs still wait or run */
export const endLostImports = async (
  { db }: Pick<ServiceContext, 'db'>,
  isAlive: (jobIds: string[]) => Promise<ReadonlySet<string>>,
): Promise<void> => {
  const open = await db.asSystem((tx) =>
    tx
      .select()
      .from(ftpImportRuns)
      .where(inArray(ftpImportRuns.state, ['waiting', 'running'])),
  );
  const alive = await isAlive(open.map(({ job_id }) => job_id));
  for (const run of open.filter(({ job_id }) => !alive.has(job_id))) {
    await db.asSystem((tx) => endRun(tx, run, { state: 'failed', problem: 'import_interrupted' }));
  }
};

/** Queues one more run for files that had changed too recently; further runs follow the schedule. */
export const queueSecondRun = (
  tx: Tx,
  queue: WorkQueue,
  companyId: number,
  { waiting, settleMs }: { waiting: number; settleMs: number },
) =>
  queueRun(tx, queue, {
    companyId,
    userId: null,
    again: 1,
    startAfter: Math.ceil(settleMs / 1000) + 1,
    waiting,
  });
