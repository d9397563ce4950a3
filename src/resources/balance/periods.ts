/** A span of days in UTC, both included; open-ended where a day is missing. */
export interface Days {
  readonly date_from?: string;
  readonly date_to?: string;
}

const day = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);

/** Returns the periods that transactions are summed up by, relative to `now`; months and years in UTC, like a transaction's day. */
export const periodsAt = (now: Date) => {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return {
    all: {},
    this_month: { date_from: day(year, month, 1), date_to: day(year, month + 1, 0) },
    last_month: { date_from: day(year, month - 1, 1), date_to: day(year, month, 0) },
    this_year: { date_from: day(year, 0, 1), date_to: day(year, 12, 0) },
  } satisfies Record<string, Days>;
};
