import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Rows } from './database.ts';
import { PlanNames } from './planNames.ts';

/** Number of statements kept prepared; the least recently used is dropped first. */
const KEPT = 200;
const IS_NOT_PREPARED = '26000';

/**
 * Runs statements of the embedded database with cached plans. Planning a statement takes longer there than running it, and so does each
 * message, so everything is sent as one script, which is one transaction.
 */
export const keptPlans = (pglite: PGlite) => {
  const names = new PlanNames(KEPT);

  /**
   * Runs a statement after `before`, the statements that put the transaction into its scope. Throws the statement's error; then nothing was changed.
   */
  const run = async (before: string, text: string, values: unknown[]): Promise<Rows> => {
    const { name, known, oldest } = names.nameOf(text);
    const script = [
      ...(oldest ? [`deallocate ${oldest}`] : []),
      // One plan for all values: statements of lists are written so that it is a good one.
      'set local plan_cache_mode = force_generic_plan',
      ...(before ? [before] : []),
      ...(known ? [] : [`prepare ${name} as ${text}`]),
      values.length > 0 ? `execute ${name} (${values.map(literal).join(', ')})` : `execute ${name}`,
    ];
    try {
      const results = await pglite.exec(script.join(';\n'));
      return results.at(-1) ?? { rows: [] };
    } catch (error) {
      names.forget(text, name);
      // Another call that prepared it at the same moment has failed.
      if (known && (error as { code?: unknown }).code === IS_NOT_PREPARED)
        return run(before, text, values);
      // Prepared statements outlive the transaction that prepared them.
      await pglite.exec(`deallocate ${name}`).catch(() => {});
      throw error;
    }
  };
  return run;
};

/** Returns a value as SQL, quoted by the driver. */
const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return `'${value}'`;
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (Array.isArray(value) && value.every((item) => Number.isSafeInteger(item)))
    return `'{${value.join(',')}}'`;
  throw new TypeError(`No value of a statement with a kept plan: ${typeof value}`);
};
