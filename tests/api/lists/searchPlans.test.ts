import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scope } from '../../../server/db/client.ts';
import { rawQuery, rawScript } from '../../../server/db/rawQuery.ts';
import { enterScope } from '../../../server/db/scope.ts';
import { readPage } from '../../../server/services/lists/readPage.ts';
import { carSheet } from '../../../server/services/vehicles/inner/vehicleListSheet.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';
import { addVehicles } from '../vehicles/listFixtures.ts';

// A search for a common word passes over other vehicles in an index that holds the searched text: rows are ten times as wide.

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
  await addVehicles(testServer.db, testServer.testData.companies.nord, 1500, 1);
  await testServer.db.systemScript('vacuum cars');
});
afterAll(() => testServer.close());

/** The plan of the statement that reads a page with a common word; without reading the whole table, which is faster while it is small. */
const planOf = async (scope: Scope, sort: 'updated_at' | 'created_at' | 'vehicle_name' | 'vin') => {
  const { db } = testServer;
  let plan = '';
  const explaining = {
    ...db,
    readAs: async (asked: Scope, text: string, values: unknown[]) => {
      if (text.includes('place_key'))
        plan = await db.asSystem(async (tx) => {
          await rawScript(
            tx,
            `${enterScope(asked)}; set local enable_seqscan = off; set local enable_bitmapscan = off`,
          );
          const { rows } = await rawQuery(tx, `explain ${text}`, values);
          return rows.map((row) => row['QUERY PLAN']).join('\n');
        });
      return db.readAs(asked, text, values);
    },
  };
  const context = { db: explaining, signing: { urlOf: String, isValid: () => false } };
  const companies = scope === 'operator' ? 'every' : scope.companyIds;
  const query = { page: 2, per_page: 25, sort, q: 'o' };
  await readPage(context, carSheet, { scope, companies, query });
  return plan;
};

test.each(['updated_at', 'created_at', 'vehicle_name', 'vin'] as const)(
  'a search for a common word by %s reads its index alone, for a company and for the operator',
  async (sort) => {
    const column = sort === 'vehicle_name' ? 'name_key' : sort;
    const { nord } = testServer.testData.companies;
    expect(await planOf({ companyIds: [nord] }, sort)).toMatch(
      new RegExp(`Index Only Scan.* using cars_(of_company_)?by_${column} `),
    );
    expect(await planOf('operator', sort)).toMatch(
      new RegExp(`Index Only Scan.* using cars_by_${column} `),
    );
  },
);
