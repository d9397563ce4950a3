import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { companies, type TransactionsReport } from '../db/schema/index.ts';
import { type Locale, message } from '../messages/index.ts';
import { giveTicket } from './downloadsTicket.ts';
import { companyOf, type Principal, scopeOf } from './principal.ts';
import { notFound } from './refusal.ts';
import type { Cell } from './spreadsheet/rows.ts';
import { streamWorkbook, XLSX_TYPE } from './spreadsheet/workbook.ts';
import type { TransactionFilters } from './transactions.ts';
import { type ReportEntry, reportEntries } from './transactionsRows.ts';

/** What is prepared: of which companies, chosen how, in which language. */
interface Wanted {
  readonly companies: readonly number[];
  readonly filters: TransactionFilters;
  readonly locale: Locale;
}

/**
 * Prepares transactions as an Excel file, and answers where it can be fetched without a token, for ten minutes; it is written then.
 * Throws 404 for a company that is not there.
 */
export const prepareTransactions = (
  { db }: Pick<Context, 'db'>,
  principal: Principal,
  { companies: wanted, filters: { type, date_from, date_to }, locale }: Wanted,
): Promise<{ link: string }> => {
  const scope = scopeOf(principal);
  const owner = principal.role === 'admin' ? (wanted[0] ?? 0) : companyOf(principal);
  return db.as(scope, async (tx) => {
    const [company] = await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, owner));
    if (!company) throw notFound();
    return giveTicket(tx, {
      ...{ company_id: owner, user_id: principal.userId },
      name: `${message(locale, 'report_transactions')} ${new Date().toISOString().slice(0, 10)}.xlsx`,
      report: { scope, companies: wanted, type, date_from, date_to, locale },
    });
  });
};

/** How Excel shows moments, by language. */
const MOMENT_FORMAT: Record<Locale, string> = { en: 'yyyy-mm-dd hh:mm', de: 'dd.mm.yyyy hh:mm' };

const COLUMNS = [
  ['report_moment', 18],
  ['report_company', 28],
  ['report_vehicle', 32],
  ['report_type', 30],
  ['report_amount', 10],
  ['report_user', 24],
  ['report_car', 12],
  ['report_entry', 12],
] as const;

/** The Excel file of a prepared report. */
export const writeTransactions = (
  { db, log }: Pick<Context, 'db' | 'log'>,
  report: TransactionsReport,
): { content: Readable; contentType: string } => {
  const { locale } = report;
  const batches = async function* () {
    for await (const entries of reportEntries(db, report)) yield entries.map((entry) => cellsOf(entry, locale));
  };
  const table = {
    name: message(locale, 'report_transactions'),
    columns: COLUMNS.map(([code, width]) => ({ title: message(locale, code), width })),
    batches: batches(),
    momentFormat: MOMENT_FORMAT[locale],
  };
  return { content: streamWorkbook(table, log), contentType: XLSX_TYPE };
};

const cellsOf = ({ at, company, vehicle, type, amount, user_name, car, id }: ReportEntry, locale: Locale): Cell[] => [
  new Date(at / 1000),
  company,
  vehicle,
  message(locale, `transaction_${type}`),
  amount,
  user_name,
  car,
  id,
];
