import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

const TEXT = { type: 'string' } as const;
const YES = { type: 'boolean' } as const;
const OPTIONS = {
  en: TEXT,
  de: TEXT,
  icon: TEXT,
  roles: TEXT,
  choices: TEXT,
  to: TEXT,
  source: TEXT,
  dialect: TEXT,
  auth: TEXT,
  min: TEXT,
  max: TEXT,
  hooks: YES,
  platform: YES,
  required: YES,
  unique: YES,
  sorted: YES,
  filtered: YES,
};
type Flag = 'en' | 'de' | 'icon' | 'roles' | 'choices' | 'to' | 'source' | 'dialect' | 'auth';
/** Flags without a value. */
type Switch = 'hooks' | 'platform' | 'required' | 'unique' | 'sorted' | 'filtered';

/** The command's words and flags, and answers from the terminal. */
export class Command {
  /** resource, field, page or language. */
  readonly kind: string;
  readonly #words: readonly string[];
  readonly #flags: Partial<Record<string, string | boolean>>;

  /** @throws for an unknown flag */
  constructor(args: string[]) {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    [this.kind = '', ...this.#words] = positionals;
    this.#flags = values;
  }

  /** Returns the word at a place. @throws unless it matches */
  word(place: number, pattern: RegExp, what: string): string {
    const word = this.#words[place] ?? '';
    if (!pattern.test(word))
      throw new Error(`${what} is missing or does not match ${pattern.source}: "${word}"`);
    return word;
  }

  has(flag: Switch): boolean {
    return this.#flags[flag] === true;
  }

  /** Returns a flag's text; undefined without the flag. */
  given(flag: Flag): string | undefined {
    const given = this.#flags[flag];
    return typeof given === 'string' ? given.trim() : undefined;
  }

  /** Returns a flag's number; undefined without the flag. @throws for another text */
  number(flag: 'min' | 'max'): number | undefined {
    const given = this.#flags[flag];
    if (given === undefined) return undefined;
    const number = Number(given);
    if (given === '' || !Number.isFinite(number))
      throw new Error(`--${flag} needs a number, not "${given}".`);
    return number;
  }

  /** Returns a flag's text; without the flag, the answer from the terminal, or `usual`. @throws if there is neither a terminal nor a usual text */
  async text(flag: Flag, question: string, usual?: string): Promise<string> {
    const given = this.#flags[flag];
    if (typeof given === 'string' && given.trim() !== '') return given.trim();
    if (!process.stdin.isTTY) {
      if (usual !== undefined) return usual;
      throw new Error(`--${flag} is missing: ${question}`);
    }
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const answer = (await terminal.question(`${question}${usual ? ` [${usual}]` : ''}: `)).trim();
    terminal.close();
    return answer || (usual ?? this.text(flag, question, usual));
  }

  /** Returns the entries of a comma-separated list. */
  async list(flag: Flag, question: string, usual?: string): Promise<string[]> {
    const parts = (await this.text(flag, question, usual)).split(',');
    return parts.map((part) => part.trim()).filter((part) => part !== '');
  }
}
