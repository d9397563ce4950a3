interface Timer {
  at: number;
  work: () => void;
}

/** A clock that the test controls: timers run when it advances, in their order. */
export class TestClock {
  #timers = new Set<Timer>();
  now = 0;

  readonly later = (ms: number, work: () => void): (() => void) => {
    const timer = { at: this.now + ms, work };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  get pending(): number {
    return this.#timers.size;
  }

  /** Advances by `ms`, letting answers arrive between the timers. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    await settle();
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#timers.delete(next);
      this.now = next.at;
      next.work();
      await settle();
    }
    this.now = end;
  }

  #next(end: number): Timer | undefined {
    return [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

/** Waits until all pending promises have settled. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
