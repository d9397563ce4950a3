import { readdir } from 'node:fs/promises';
import type { Database } from '../../../server/db/client.ts';

/** Tables that a refused call may change: it records when users were last active. */
const TRACES = ['sessions'];

/** Returns all stored data, as one text per table and one for the files: equal before and after means that nothing changed. */
export async function fingerprint(
  db: Database,
  filesFolder: string,
): Promise<Record<string, string>> {
  const tables = await db.systemQuery(
    `select tablename from pg_tables where schemaname = 'public' order by tablename`,
  );
  const parts = tables.rows
    .map(({ tablename }) => String(tablename))
    .filter((table) => !TRACES.includes(table))
    .map(
      (table) =>
        `select '${table}' as name, coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as content from "${table}" t`,
    );
  const contents = await db.systemQuery(parts.join(' union all '));
  const files = await readdir(filesFolder, { recursive: true }).catch(() => []);
  return {
    ...Object.fromEntries(
      contents.rows.map(({ name, content }) => [String(name), String(content)]),
    ),
    files: files.sort().join('\n'),
  };
}
