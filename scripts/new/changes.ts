import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PROJECT, run, runTool } from '../lib/run.ts';

/** Returns a text in single quotes. */
export const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Returns the source of a label in both languages. */
export const label = (en: string, de: string): string => `{ en: ${quoted(en)}, de: ${quoted(de)} }`;

/** Changes of files, written all or none. */
export class Changes {
  readonly #before = new Map<string, string | undefined>();
  readonly #after = new Map<string, string>();

  /** Adds a file. @throws if it exists */
  add(path: string, source: string): void {
    if (existsSync(PROJECT + path))
      throw new Error(`${path} is there already. Choose another name.`);
    this.#before.set(path, undefined);
    this.#after.set(path, source);
  }

  /** Inserts text before or after the first match. @throws if there is none */
  put(path: string, text: string, where: { before: RegExp } | { after: RegExp }): void {
    const source = this.#after.get(path) ?? readFileSync(PROJECT + path, 'utf8');
    if (!this.#before.has(path)) this.#before.set(path, source);
    const pattern = 'before' in where ? where.before : where.after;
    const found = pattern.exec(source);
    if (!found) throw new Error(`${path} cannot be changed: it does not match ${pattern.source}.`);
    const at = found.index + ('before' in where ? 0 : found[0].length);
    this.#after.set(path, source.slice(0, at) + text + source.slice(at));
  }

  /**
   * Writes and formats the files, and a migration if one is named.
   * @returns the list of what was written
   * @throws after restoring the files, if they cannot be formatted or no table can hold what they declare
   */
  async write(migration?: string): Promise<string> {
    for (const [path, source] of this.#after) {
      mkdirSync(dirname(PROJECT + path), { recursive: true });
      writeFileSync(PROJECT + path, source);
    }
    const paths = [...this.#after.keys()];
    const isFormatted =
      (await runTool('biome', ['check', '--write', ...paths], { quiet: true })) === 0;
    const script = `${PROJECT}scripts/migration.ts`;
    const isDone =
      isFormatted && (!migration || (await run(process.execPath, [script, migration])) === 0);
    if (!isDone) {
      for (const [path, source] of this.#before)
        if (source === undefined) rmSync(PROJECT + path);
        else writeFileSync(PROJECT + path, source);
      throw new Error(
        'The files could not be formatted or migrated (see above). Nothing was written.',
      );
    }
    return paths.map((path) => `  ${path}`).join('\n');
  }
}
