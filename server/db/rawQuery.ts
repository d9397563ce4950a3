import type { Rows, Tx } from './database.ts';

/** The driver of a transaction. */
export interface Driver {
  query(text: string, values?: unknown[]): Promise<Rows>;
  script(text: string): Promise<void>;
}

const drivers = new WeakMap<object, Driver>();

export const registerDriver = (tx: Tx, driver: Driver): void => {
  drivers.set(tx, driver);
};

const driverOf = (tx: Tx): Driver => {
  const driver = drivers.get(tx);
  if (!driver) throw new TypeError('Not a transaction of this database');
  return driver;
};

/** Runs one statement with `$1` values inside the transaction: for libraries that bring SQL of their own (the queue). */
export const rawQuery = (tx: Tx, text: string, values?: unknown[]): Promise<Rows> =>
  driverOf(tx).query(text, values);

/** Runs statements separated by semicolons, without values, inside the transaction. */
export const rawScript = (tx: Tx, text: string): Promise<void> => driverOf(tx).script(text);
