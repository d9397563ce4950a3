import { tooManyRequests } from '../refusal.ts';

/** The number of failures left, and when it was counted. */
interface Allowance {
  left: number;
  at: number;
}

const REMEMBERED = 100_000;

/**
 * Slows down guessing: allows `burst` failures at once, then one more every `refillSeconds`. No lockout is permanent, and a
 * success restores the whole allowance. Kept in this process's memory.
 */
export class AttemptLimit {
  readonly #allowances = new Map<string, Allowance>();
  readonly #burst: number;
  readonly #refillMs: number;
  readonly #now: () => number;

  constructor(burst: number, refillSeconds: number, now: () => number = Date.now) {
    this.#burst = burst;
    this.#refillMs = refillSeconds * 1000;
    this.#now = now;
  }

  /** Takes one attempt. Returns 0, or the seconds until the next one is allowed. */
  take(who: string): number {
    const now = this.#now();
    const known = this.#allowances.get(who);
    const left = known
      ? Math.min(this.#burst, known.left + (now - known.at) / this.#refillMs)
      : this.#burst;
    this.#allowances.delete(who);
    if (left < 1) {
      this.#allowances.set(who, { left, at: now });
      return Math.max(1, Math.ceil(((1 - left) * this.#refillMs) / 1000));
    }
    this.#forgetOldest();
    this.#allowances.set(who, { left: left - 1, at: now });
    return 0;
  }

  /** Takes one attempt. Throws 429 with the seconds until the next one if it is not allowed. */
  takeOrRefuse(who: string): void {
    const seconds = this.take(who);
    if (seconds > 0) throw tooManyRequests(seconds);
  }

  /** Returns one attempt that was not a failure. */
  giveBack(who: string): void {
    const known = this.#allowances.get(who);
    if (known) known.left = Math.min(this.#burst, known.left + 1);
  }

  clear(who: string): void {
    this.#allowances.delete(who);
  }

  #forgetOldest(): void {
    if (this.#allowances.size < REMEMBERED) return;
    const [oldest] = this.#allowances.keys();
    if (oldest !== undefined) this.#allowances.delete(oldest);
  }
}
