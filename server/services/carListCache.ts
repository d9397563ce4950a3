import type { Database } from '../db/client.ts';

/** What was read at a version of the companies' vehicles. */
interface Entry<T> {
  version: string;
  value: T;
}

/**
 * Keeps what was read of the vehicles until something about them changes. The version is asked of the database every time,
 * which takes one look at an index; so an answer is never older than the last commit, whichever server made it.
 */
export class VersionedCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** What is kept under the key for this version, else what `read` finds. */
  async get(key: string, version: string, read: () => Promise<T>): Promise<T> {
    const entry = this.#entries.get(key);
    if (entry) this.#entries.delete(key);
    if (entry?.version === version) {
      this.#entries.set(key, entry);
      return entry.value;
    }
    const value = await read();
    this.#entries.set(key, { version, value });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#limit && oldest !== undefined) this.#entries.delete(oldest);
    return value;
  }
}

const OF_SOME = {
  keepPlan: true,
  text: "select string_agg(company_id || ':' || version, ' ' order by company_id) as version from car_list_versions where company_id = any ($1)",
};
const OF_ALL = { keepPlan: true, text: "select count(*) || ':' || sum(version) as version from car_list_versions" };

/** The version of these companies' vehicles; another one after every change. */
export const carListVersion = async (db: Database, companies: readonly number[] | 'every'): Promise<string> => {
  const { rows } = await (companies === 'every' ? db.systemRead(OF_ALL, []) : db.systemRead(OF_SOME, [companies]));
  return String(rows[0]?.version);
};
