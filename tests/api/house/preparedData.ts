import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import type { Database } from '../../../server/db/client.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';
import { type Balance, grant, settle, type Town } from './town.ts';

export interface LaidData {
  database: TestDatabase;
  /** Brings the town to its balance, once the server has started. */
  settleTown(db: Database, balance?: Balance): Promise<Town>;
}

/**
 * Lays into an empty folder, and on PostgreSQL into a database, what a server's first start leaves there, with companies and people
 * (prepareData.ts). Sample data wants a database that is nobody's yet: where `isSeeded`, they move in after it.
 */
export const layPreparedData = async (
  folder: string,
  { isSeeded = false } = {},
): Promise<LaidData> => {
  const { empty, settled, template, town } = inject('preparedData');
  cpSync(isSeeded ? empty : settled, folder, { recursive: true });
  return {
    database: await createTestDatabase(isSeeded ? undefined : template),
    settleTown: async (db, balance) => {
      if (isSeeded) return settle(db, balance);
      await grant(db, town, balance);
      return town;
    },
  };
};
