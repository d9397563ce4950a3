/** The name of a statement's plan on one connection. */
export interface PlanName {
  readonly name: string;
  /** Whether the connection has already prepared it. */
  readonly known: boolean;
  /** The plan to drop first. */
  readonly oldest: string | undefined;
}

/** Names of the plans that one connection caches; the least recently used is dropped first. */
export class PlanNames {
  readonly #names = new Map<string, string>();
  readonly #limit: number;
  #made = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  nameOf(text: string): PlanName {
    const known = this.#names.get(text);
    this.#made += known ? 0 : 1;
    const name = known ?? `kept_${this.#made}`;
    this.#names.delete(text);
    this.#names.set(text, name);
    const [oldest] = this.#names.size > this.#limit ? this.#names : [];
    if (oldest) this.#names.delete(oldest[0]);
    return { name, known: known !== undefined, oldest: oldest?.[1] };
  }

  /** Forgets a plan; the statement's next run prepares it again. */
  forget(text: string, name: string): void {
    if (this.#names.get(text) === name) this.#names.delete(text);
  }
}
