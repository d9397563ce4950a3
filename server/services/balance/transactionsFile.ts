import type { Readable } from 'node:stream';
import { eq } from '@turntable/declare/server/db/drizzle.ts';
import { notFound } from '@turntable/declare/server/refusal.ts';
import { safeName } from '../../../contract/safeName.ts';
import type { Context } from '../../context.ts';
import { companies, type TransactionsReport, users } from '../../db/schema/index.ts';
import { type Locale, message } from '../../messages/index.ts';
import { createDownloadLink } from '../files/ticket.ts';
import { companyOf, type Principal, scopeOf } from '../scope/principal.ts';
import type { Cell } from './inner/spreadsheet/rows.ts';
import { streamWorkbook, XLSX_TYPE } from './inner/spreadsheet/workbook.ts';
import { type ReportEntry, reportEntries } from './inner/transactionsRows.ts';
import type { TransactionFilters } from './ledgerConditions.ts';

/** The prepared report: companies, filters and language. */
interface Wanted {
  readonly companies: readonly number[];
  /** The company that the list was filtered by. */
  readonly named?: number;
  readonly chosen: TransactionFilters & Pick<TransactionsReport, 'sort' | 'order' | 'columns'>;
  readonly locale: Locale;
}

/**
 * Prepares transactions as an Excel file, which is written on download. Returns an address that is valid for ten minutes without a token.
 * Throws 404 for an unknown company.
 */
export const prepareTransactions = (
  { db }: Pick<Context, 'db'>,
  principal: Principal,
  { companies: wanted, named, chosen, locale }: Wanted,
): Promise<{ link: string }> => {
  const scope = scopeOf(principal);
  const owner = principal.role === 'admin' ? (wanted[0] ?? 0) : companyOf(principal);
  return db.as(scope, async (tx) => {
    const [company] = await tx
      .select({ id: companies.id })
      .from(companies)
      .where(eq(companies.id, owner));
    if (!company) throw notFound();
    const [narrowed] =
      named === undefined
        ? []
        : await tx
            .select({ title: companies.title })
            .from(companies)
            .where(eq(companies.id, named));
    const [author] =
      chosen.user_id === undefined
        ? []
        : await tx.select({ name: users.name }).from(users).where(eq(users.id, chosen.user_id));
    return createDownloadLink(tx, {
      company_id: owner,
      user_id: principal.userId,
      name: fileNameOf(chosen, [narrowed?.title, author?.name], locale),
      report: { scope, companies: wanted, ...chosen, locale },
    });
  });
};

/** Returns a file name with the filters, of which company and user have names, and the day. */
const fileNameOf = (
  { type, charged_for, date_from, date_to }: TransactionFilters,
  names: readonly (string | undefined)[],
  locale: Locale,
): string => {
  const filters = [
    ...names,
    charged_for && message(locale, 'report_charged'),
    type && message(locale, `transaction_${type}`),
    date_from && message(locale, 'report_from', { day: date_from }),
    date_to && message(locale, 'report_until', { day: date_to }),
  ].filter((text) => text !== undefined);
  const about = filters.length > 0 ? ` (${filters.join(', ')})` : '';
  const name = safeName(
    `${message(locale, 'report_transactions')}${about} ${new Date().toISOString().slice(0, 10)}`,
  );
  return `${name}.xlsx`;
};

/** Returns how Excel shows moments in a language; in English by ISO 8601, which British and American readers understand alike. */
const momentFormat = (locale: Locale): string => {
  const twoDigits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const codes: Partial<Record<string, string>> = { day: 'dd', month: 'mm', year: 'yyyy' };
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'sv' : locale, twoDigits)
    .formatToParts()
    .map(({ type, value }) => codes[type] ?? value);
  return `${day.join('')} hh:mm`;
};

/** Title and width of every column, by the name that the screen has for it; the last two are in whole files only. */
const COLUMNS = [
  ['created_at', 'report_moment', 18],
  ['company_title', 'report_company', 28],
  ['vehicle', 'report_vehicle', 32],
  ['type', 'report_type', 30],
  ['amount', 'report_amount', 10],
  ['user_name', 'report_user', 24],
  ['car', 'report_car', 12],
  ['id', 'report_entry', 12],
] as const;

/** Writes the Excel file of a prepared report, while it is read. */
export const writeTransactions = (
  { db, log }: Pick<Context, 'db' | 'log'>,
  report: TransactionsReport,
): { content: Readable; contentType: string } => {
  const { locale } = report;
  const shown = columnsOf(report);
  const batches = async function* () {
    for await (const entries of reportEntries(db, report))
      yield entries.map((entry) => shown.map(([name]) => cellOf(entry, name, locale)));
  };
  const table = {
    name: message(locale, 'report_transactions'),
    columns: shown.map(([, code, width]) => ({ title: message(locale, code), width })),
    batches: batches(),
    momentFormat: momentFormat(locale),
  };
  return { content: streamWorkbook(table, log), contentType: XLSX_TYPE };
};

type Column = (typeof COLUMNS)[number];

/** Returns the requested columns in their order; by default all. */
const columnsOf = ({ columns }: TransactionsReport): readonly Column[] =>
  columns
    ?.split(',')
    .map((asked) => COLUMNS.find(([name]) => name === asked))
    .filter((column) => column !== undefined) ?? COLUMNS;

const cellOf = (entry: ReportEntry, name: Column[0], locale: Locale): Cell => {
  if (name === 'created_at') return new Date(entry.at / 1000);
  if (name === 'company_title') return entry.company;
  if (name === 'type') return message(locale, `transaction_${entry.type}`);
  return entry[name];
};
