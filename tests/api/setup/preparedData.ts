import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import type { Database } from '../../../server/db/client.ts';
import { type Balance, insertTestData, setBalance, type TestData } from './testData.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

export interface CopiedData {
  database: TestDatabase;
  /** Sets the companies' balance, once the server has started. */
  addTestData(db: Database, balance?: Balance): Promise<TestData>;
}

/**
 * Copies the data of prepareData.ts into an empty folder, and on PostgreSQL into a new database. Sample data needs a database without
 * companies: if `isSeeded`, `addTestData` inserts them after the server's start.
 */
export const copyPreparedData = async (
  folder: string,
  { isSeeded = false } = {},
): Promise<CopiedData> => {
  const { empty, filled, template, testData } = inject('preparedData');
  cpSync(isSeeded ? empty : filled, folder, { recursive: true });
  return {
    database: await createTestDatabase(isSeeded ? undefined : template),
    addTestData: async (db, balance) => {
      if (isSeeded) return insertTestData(db, balance);
      await setBalance(db, testData, balance);
      return testData;
    },
  };
};
