import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawQuery } from '../../../server/db/rawQuery.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';
import { addVehicles } from '../vehicles/listFixtures.ts';

// How far a request's transaction can be widened from inside. rules/rowSecurity.test.ts tests the tables.

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
  await addVehicles(testServer.db, testServer.testData.companies.nord, 3, 1);
  await addVehicles(testServer.db, testServer.testData.companies.sued, 5, 2);
});
afterAll(() => testServer.close());

const inScope = (statement: string) =>
  testServer.db.as({ companyIds: [testServer.testData.companies.nord] }, (tx) =>
    rawQuery(tx, statement),
  );
const isSuperuser = async () =>
  (await testServer.db.systemQuery('select rolsuper from pg_roles where rolname = session_user'))
    .rows[0]?.rolsuper === true;

describe('a statement in a company’s scope', () => {
  test('cannot switch to another scope by a function call, where the owner could forbid it (the embedded database always can)', async () => {
    if (!(await isSuperuser())) return;
    for (const call of [
      "set_config('app.operator', 'on', true)",
      "set_config('app.company_ids', '3', true)",
      "set_config('role', 'none', true)",
    ]) {
      await expect(inScope(`select ${call}`)).rejects.toThrow(/permission denied/);
    }
  });

  test('cannot contain a second statement', async () => {
    await expect(
      testServer.db.as({ companyIds: [testServer.testData.companies.nord] }, (tx) =>
        rawQuery(tx, 'select 1 where $1::integer = 1; reset role', [1]),
      ),
    ).rejects.toThrow(/multiple commands/);
  });

  test('finds by text only what the scope can see', async () => {
    const found = async (companyIds: number[]) => {
      const { rows } = await testServer.db.readAs(
        { companyIds },
        "select matching_rows('cars', '%s-%', 100) as ids",
        [],
      );
      return ((rows[0]?.ids ?? []) as number[]).length;
    };
    const { nord, sued } = testServer.testData.companies;
    expect([
      await found([nord]),
      await found([sued]),
      await found([nord, sued]),
      await found([]),
    ]).toEqual([3, 5, 8, 0]);
  });

  test('can only read if it is a reading one', async () => {
    await expect(
      testServer.db.readAs(
        { companyIds: [testServer.testData.companies.nord] },
        "update cars set vin = 'x'",
        [],
      ),
    ).rejects.toThrow(/read-only/);
  });

  test('does not change the connection if it fails', async () => {
    await expect(
      testServer.db.readAs(
        { companyIds: [testServer.testData.companies.nord] },
        'select 1 / 0',
        [],
      ),
    ).rejects.toThrow(/division/);
    const { rows } = await testServer.db.systemQuery(
      "select current_user <> 'turntable_app' as owner, count(*)::integer as cars from cars group by 1",
    );
    expect(rows).toEqual([{ owner: true, cars: 8 }]);
  });
});
