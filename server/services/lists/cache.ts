/** What was read at a version of a list. */
interface Entry<T> {
  readonly version: string;
  readonly value: Promise<T>;
}

/** Keeps what was read of a list until something about it changes; calls while it is being read wait for the same answer. */
export class VersionedCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #limit: number;

  /** `limit`: how many keys are kept; the one that was not asked for longest goes first. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** What is kept under the key for this version, else what `read` finds. What fails is not kept. */
  get(key: string, version: string, read: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key);
    this.#entries.delete(key);
    const entry = known?.version === version ? known : { version, value: read() };
    this.#entries.set(key, entry);
    if (entry === known) return entry.value;
    entry.value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#limit && oldest !== undefined) this.#entries.delete(oldest);
    return entry.value;
  }
}
