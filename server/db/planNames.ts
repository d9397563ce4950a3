/** Under which name one connection keeps a statement's plan. */
export interface PlanName {
  readonly name: string;
  /** Whether the connection has prepared it already. */
  readonly known: boolean;
  /** The plan that has to go for it. */
  readonly oldest: string | undefined;
}

/** The names of the plans that one connection keeps: the one that was not asked for longest goes first. */
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

  /** A later question for the statement prepares it again. */
  forget(text: string, name: string): void {
    if (this.#names.get(text) === name) this.#names.delete(text);
  }
}
