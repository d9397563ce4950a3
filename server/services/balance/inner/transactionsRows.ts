import type { TransactionType } from '../../../../contract/balance/transaction.ts';
import type { Database } from '../../../db/client.ts';
import type { TransactionsReport } from '../../../db/schema/index.ts';
import { Values } from '../../lists/values.ts';
import { entryConditions } from '../ledgerConditions.ts';

/** An entry of the ledger as the file shows it. */
export interface ReportEntry {
  readonly id: number;
  /** In microseconds since 1970. */
  readonly at: number;
  /** The sort value, as PostgreSQL writes it. */
  readonly key: string;
  readonly company: string;
  readonly car: number | null;
  readonly vehicle: string | null;
  readonly type: TransactionType;
  readonly amount: number;
  readonly user_name: string | null;
}

/** Entries in memory at a time, of all companies together. */
const HELD = 2000;
const HELD_OF_EACH = 100;

/**
 * Yields the report's entries in batches, in its order, by default the newest first. Each batch is a separate statement: a cursor would
 * hold a transaction, and with it the embedded database, as long as the receiver reads.
 */
export async function* reportEntries(
  db: Database,
  report: TransactionsReport,
): AsyncGenerator<ReportEntry[]> {
  const size = Math.max(HELD_OF_EACH, Math.ceil(HELD / report.companies.length));
  const open: CompanyEntries[] = [];
  for (const company of report.companies) {
    const source = new CompanyEntries(db, report, company, size);
    if (await source.refill()) open.push(source);
  }
  let merged: ReportEntry[] = [];
  for (let next = firstOf(open, report); next; next = firstOf(open, report)) {
    merged.push(next.take());
    if (!next.first && !(await next.refill())) open.splice(open.indexOf(next), 1);
    if (merged.length < HELD) continue;
    yield merged;
    merged = [];
  }
  if (merged.length > 0) yield merged;
}

const firstOf = (
  [first, ...others]: readonly CompanyEntries[],
  report: TransactionsReport,
): CompanyEntries | undefined =>
  others.reduce(
    (before, other) => (before && comesBefore(other.first, before.first, report) ? other : before),
    first,
  );

const comesBefore = (
  a: ReportEntry | undefined,
  b: ReportEntry | undefined,
  { sort, order }: TransactionsReport,
): boolean => {
  if (!a || !b) return false;
  const difference = (sort === 'amount' ? a.amount - b.amount : a.at - b.at) || a.id - b.id;
  return order === 'ASC' ? difference < 0 : difference > 0;
};

/** One company's entries, read part by part, each after the previous one. */
class CompanyEntries {
  readonly #db: Database;
  readonly #report: TransactionsReport;
  readonly #company: number;
  readonly #size: number;
  #entries: ReportEntry[] = [];
  #next = 0;
  #last: ReportEntry | undefined;
  #atEnd = false;

  constructor(db: Database, report: TransactionsReport, company: number, size: number) {
    this.#db = db;
    this.#report = report;
    this.#company = company;
    this.#size = size;
  }

  get first(): ReportEntry | undefined {
    return this.#entries[this.#next];
  }

  /** Hands over the first one. Throws RangeError when there is none. */
  take(): ReportEntry {
    const entry = this.first;
    if (!entry) throw new RangeError('all entries were taken');
    this.#next += 1;
    return entry;
  }

  /** Reads the next part when the present one is used up. Returns its first entry. */
  async refill(): Promise<ReportEntry | undefined> {
    if (this.#atEnd) return undefined;
    const { text, values } = partStatement(this.#report, this.#company, this.#last, this.#size);
    const { rows } = await this.#db.readAs(this.#report.scope, text, values);
    this.#entries = (rows[0]?.entries ?? []) as ReportEntry[]; // the statement's own objects
    this.#next = 0;
    this.#last = this.#entries.at(-1);
    this.#atEnd = this.#entries.length < this.#size;
    return this.first;
  }
}

const partStatement = (
  report: TransactionsReport,
  company: number,
  behind: ReportEntry | undefined,
  size: number,
) => {
  const values = new Values();
  const conditions = [
    `company_id = ${values.add(company, 'integer')}`,
    ...entryConditions(report, values),
  ];
  const { sort = 'created_at', order = 'DESC' } = report;
  const column = sort === 'amount' ? 'amount' : 'created_at';
  const direction = order === 'ASC' ? 'asc' : 'desc';
  if (behind) {
    const key = `${values.add(behind.key, 'text')}::${column === 'amount' ? 'integer' : 'timestamptz'}`;
    conditions.push(
      `(${column}, id) ${order === 'ASC' ? '>' : '<'} (${key}, ${values.add(behind.id, 'integer')})`,
    );
  }
  const text = `
    select json_agg(json_build_object('id', part.id, 'at', (extract(epoch from part.created_at) * 1000000)::bigint,
      'key', part.${column}::text, 'company', companies.title, 'car', part.car_id, 'vehicle', part.vehicle, 'type', part.type,
      'amount', part.amount, 'user_name', users.name) order by part.${column} ${direction}, part.id ${direction}) as entries
    from (
      select * from ledger_entries where ${conditions.join(' and ')} order by ${column} ${direction}, id ${direction} limit ${size}
    ) as part
    join companies on companies.id = part.company_id left join users on users.id = part.user_id`;
  return { text, values: values.list };
};
