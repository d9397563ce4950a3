import { readFileSync } from 'node:fs';
import { getTableColumns, getTableName, is } from '@turntable/declare/server/db/drizzle.ts';
import { PgTable } from '@turntable/declare/server/db/drizzlePg.ts';
import type { DrizzleSnapshotJSON } from 'drizzle-kit/api';
import { PROJECT } from './run.ts';

export const MIGRATIONS = 'server/db/migrations';
/** The schema after the last migration, as drizzle-kit describes it. */
export const SNAPSHOT = `${PROJECT}${MIGRATIONS}/snapshot.json`;

export const readSnapshot = (): DrizzleSnapshotJSON => JSON.parse(readFileSync(SNAPSHOT, 'utf8'));

/** Returns what no migration has made yet of these tables, and the command that proposes it. */
export const notMigrated = (
  tables: readonly unknown[],
  { tables: made }: Pick<DrizzleSnapshotJSON, 'tables'>,
): string[] =>
  tables.flatMap((table) => {
    if (!is(table, PgTable)) return [];
    const name = getTableName(table);
    const columns = made[`public.${name}`]?.columns;
    if (!columns) return [`${name}: there is no table yet; run npm run migration -- ${name}`];
    return Object.values(getTableColumns(table)).flatMap((column) =>
      column.name in columns
        ? []
        : [
            `${name}: there is no column ${column.name} yet; run npm run migration -- ${name}_${column.name}`,
          ],
    );
  });
