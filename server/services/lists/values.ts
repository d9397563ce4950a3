/** Collects a statement's values. */
export class Values {
  readonly list: unknown[] = [];

  /** Adds a value. Returns its placeholder with its type: `$3::integer`. */
  add(value: unknown, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}

/**
 * Returns an enumerated value as SQL. It is written out, so that the planner knows how many rows have it; the contract's schema allows only words.
 * Throws TypeError for anything else.
 */
export const word = (value: string): string => {
  if (!/^\w+$/.test(value)) throw new TypeError(`Not a word: ${value}`);
  return `'${value}'`;
};

/** Returns conditions that a moment is between two UTC days (`2026-05-31`), both included; either may be missing. */
export const daysBetween = (
  column: string,
  from: string | undefined,
  to: string | undefined,
  values: Values,
): string[] => [
  ...(from ? [`${column} >= (${values.add(from, 'text')}::timestamp at time zone 'UTC')`] : []),
  ...(to
    ? [`${column} < ((${values.add(to, 'text')}::timestamp + interval '1 day') at time zone 'UTC')`]
    : []),
];

/** Returns SQL of a moment as the contract writes it (packages/declare/contract/fields.ts, `timestamp`); null stays null. */
export const utc = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Returns a pattern that finds the text anywhere in a lower-case text. */
export const searchPattern = (q: string): string =>
  `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
